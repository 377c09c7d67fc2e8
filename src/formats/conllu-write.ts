import type { Sentence } from "../negation/negation.js";
import type { Token } from "../text/token.js";
import { commentValue } from "./conllu-comment.js";
import { formatNegation } from "./conllu-negation.js";
import { carryOver, placeForms } from "./conllu-text.js";
import type { Writer } from "./format.js";
import { inOneCell, onOneLine } from "./one-line.js";

/** A sentence that was read from CoNLL-U gives its bytes back; any other gets the comments and SpaceAfter=No due to it. */
export function createConlluWriter(): Writer {
  let doc: string | undefined;
  let open = false;
  return {
    write(sentence) {
      if (sentence.tokens.length === 0) return "";
      const comments = commentsOf(sentence, doc);
      doc = sentence.doc;
      const forms = sentence.tokens.map((token) => inOneCell(token.text));
      const placed = placeForms(forms, commentValue(comments, "text"));
      const lines = [...comments];
      for (const negation of sentence.negations) {
        const cue = carryOver(negation.cue, sentence, placed);
        if (cue.length === 0) continue;
        const [scope, event, focus] = [negation.scope, negation.event, negation.focus].map((spans) =>
          carryOver(spans, sentence, placed),
        ) as [typeof cue, typeof cue, typeof cue];
        lines.push(`# negation = ${formatNegation({ ...negation, cue, scope, event, focus })}`);
      }
      for (const [i, token] of sentence.tokens.entries()) {
        const rows = token.columns?.rowsBefore;
        if (rows !== undefined) lines.push(rows);
        lines.push(rowOf(token, i, forms[i]!, spaceAfter(sentence, i)));
      }
      if (sentence.attributes?.rowsAfter !== undefined) lines.push(sentence.attributes.rowsAfter);
      const before = open ? "\n" : "";
      open = sentence.attributes?.closed === "no";
      return `${before}${lines.join("\n")}\n${open ? "" : "\n"}`;
    },
  };
}

function commentsOf({ id, doc, text, attributes }: Sentence, previousDoc: string | undefined): string[] {
  if (attributes?.comments !== undefined)
    return attributes.comments === "" ? [] : attributes.comments.split("\n");
  const comments: string[] = [];
  if (doc !== undefined && doc !== previousDoc) comments.push(`# newdoc id = ${onOneLine(doc)}`);
  if (id !== undefined) comments.push(`# sent_id = ${onOneLine(id)}`);
  comments.push(`# text = ${onOneLine(text)}`);
  return comments;
}

/** Words of one multiword token touch as well, but there the source has said so in its own rows. */
function spaceAfter({ tokens, attributes }: Sentence, i: number): string {
  if (attributes?.comments !== undefined) return "_";
  return tokens[i]!.end === tokens[i + 1]?.start ? "SpaceAfter=No" : "_";
}

function rowOf(token: Token, i: number, form: string, space: string): string {
  const { lemma = "_", upos = "_", xpos = "_", feats = "_", head, deprel = "_", columns = {} } = token;
  const governor = head === undefined ? "_" : head + 1;
  const cells = [
    i + 1,
    form,
    lemma,
    upos,
    xpos,
    feats,
    governor,
    deprel,
    columns.deps ?? "_",
    columns.misc ?? space,
  ];
  return cells.map((cell) => inOneCell(String(cell))).join("\t");
}
