import { LitotesError } from "../errors.js";
import type { Sentence } from "../negation/negation.js";
import type { Span } from "../text/span.js";
import { union } from "../text/span.js";
import type { Format, ReadOptions } from "./format.js";
import { remember } from "./provenance.js";
import { chooseInstances, cueType, type MarkedCue } from "./scoped-cues.js";
import { tokenizeIn } from "./untokenised.js";
import { createXmlReader, type XmlHandler } from "./xml.js";

/**
 * BioScope (Vincze et al. 2008): a `cue` belongs to the `xcope` whose id is its `ref`, wherever it stands, and lies
 * inside its scope. Several elements with one id are the parts of a discontinuous scope or cue.
 */
export const bioscope: Format = {
  name: "bioscope",
  summary: "BioScope XML: negation and speculation cues with scopes in untokenised text",
  extensions: [".xml"],
  reader: (options) => createXmlReader(options, (emit) => createHandler(options, emit)),
};

interface OpenElement {
  name: string;
  start: number;
  spans?: Span[];
}

interface OpenSentence {
  id: string | undefined;
  line: number;
  text: string;
  elements: OpenElement[];
  scopes: Map<string, Span[]>;
  cues: Map<string, MarkedCue & { ref: string | undefined; line: number }>;
}

function createHandler(options: ReadOptions, emit: (sentence: Sentence) => void): XmlHandler {
  const { file } = options;
  let doc: string | undefined;
  let inDocId = false;
  let current: OpenSentence | undefined;

  function spansOf(
    name: string,
    attributes: Readonly<Record<string, string>>,
    line: number,
  ): Span[] | undefined {
    const { scopes, cues } = current!;
    if (name === "xcope") {
      const id = attributes.id ?? "";
      return scopes.get(id) ?? put(scopes, id, []);
    }
    if (name !== "cue") return undefined;
    const type = cueType(attributes.type, { file, line });
    const { ref } = attributes;
    const key = ref === undefined ? `${type} #${cues.size}` : `${type} ${ref}`;
    return (cues.get(key) ?? put(cues, key, { type, ref, line, cue: [], scope: [] })).cue;
  }

  return {
    open(name, attributes, line) {
      if (current !== undefined) {
        const spans = spansOf(name, attributes, line);
        current.elements.push({ name, start: current.text.length, ...(spans && { spans }) });
      } else if (name === "sentence") {
        current = { id: attributes.id, line, text: "", elements: [], scopes: new Map(), cues: new Map() };
      } else if (name === "Document") {
        doc = undefined;
      } else if (name === "DocID") {
        inDocId = true;
        doc = "";
      }
    },
    text(data) {
      if (current !== undefined) current.text += data;
      else if (inDocId) doc += data;
    },
    close(name) {
      const element = current?.elements.pop();
      if (element !== undefined) {
        element.spans?.push({ start: element.start, end: current!.text.length });
      } else if (current !== undefined) {
        emit(finish(current, doc?.trim(), options));
        current = undefined;
      } else if (name === "DocID") {
        inDocId = false;
      }
    },
  };
}

function finish(
  { id, line, text, scopes, cues }: OpenSentence,
  doc: string | undefined,
  options: ReadOptions,
): Sentence {
  const { file, annotation, language } = options;
  for (const cue of cues.values()) {
    cue.cue = union(cue.cue);
    if (cue.ref === undefined) continue;
    const scope = scopes.get(cue.ref);
    if (scope === undefined) {
      const values = { found: `ref ${cue.ref}`, expected: "the id of an xcope in the same sentence" };
      throw new LitotesError("L204", values, { file, line: cue.line });
    }
    cue.scope = union(scope);
  }
  const negations = chooseInstances(cues.values(), annotation, { file, line });
  const sentence: Sentence = { text, tokens: tokenizeIn(text, language), negations };
  if (id !== undefined) sentence.id = id;
  if (doc !== undefined) sentence.doc = doc;
  return remember(sentence, file, line);
}

function put<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value);
  return value;
}
