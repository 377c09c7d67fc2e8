import { z } from "zod";

/** Version of the JSON that `jsonl` reads and writes; it changes when a reader of the old one would be misled. */
export const sentenceVersion = 1;

const span = z
  .strictObject({ start: z.int().min(0), end: z.int().min(1) })
  .refine(({ start, end }) => start < end, "a span ends after its start")
  .meta({
    title: "Span",
    description: "Half-open character range (UTF-16 code units) in the sentence's text.",
  });

const token = z
  .strictObject({
    start: z.int().min(0),
    end: z.int().min(0),
    text: z.string(),
    lemma: z.string().optional(),
    upos: z.string().optional(),
    xpos: z.string().optional(),
    feats: z.string().optional(),
    head: z.int().min(-1).optional(),
    deprel: z.string().optional(),
    columns: z.record(z.string(), z.string()).optional(),
  })
  .meta({ title: "Token", description: "text.slice(start, end) of the sentence is the token's text." });

const negation = z
  .strictObject({
    cue: z.array(span).min(1),
    scope: z.array(span),
    event: z.array(span),
    focus: z.array(span),
    type: z.enum(["negation", "speculation"]).optional(),
  })
  .meta({
    title: "Negation",
    description: "One negation instance; spans may be discontinuous and may cut a word.",
  });

/** One line of `jsonl`: the version and a Sentence. */
export const sentenceSchema = z
  .strictObject({
    v: z.literal(sentenceVersion),
    id: z.string().optional(),
    doc: z.string().optional(),
    offset: z.int().min(0).optional(),
    text: z.string(),
    tokens: z.array(token),
    negations: z.array(negation),
    attributes: z.record(z.string(), z.string()).optional(),
  })
  .meta({ title: "Sentence", description: "A sentence with its negations, as Litotes reads and writes it." });
