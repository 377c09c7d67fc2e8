import { z } from "zod";
import { LitotesError, type Place } from "../errors.js";
import { type Negation, negationLayers } from "../negation/negation.js";
import type { Span } from "../text/span.js";

const pairs = z.array(
  z.tuple([z.int().min(0), z.int()]).refine(([start, end]) => start < end, "a span ends after its start"),
);
const compact = z.strictObject({
  cue: pairs.min(1),
  scope: pairs.default([]),
  event: pairs.default([]),
  focus: pairs.default([]),
  type: z.enum(["negation", "speculation"]).optional(),
});

/** `{"cue":[[3,6]],"scope":[[0,2],[7,12]]}`: character offsets in the sentence's text, empty layers left off. */
export function formatNegation(negation: Negation): string {
  const filled = negationLayers.filter((layer) => negation[layer].length > 0);
  const fields: Record<string, unknown> = Object.fromEntries(
    filled.map((layer) => [layer, negation[layer].map(({ start, end }) => [start, end])]),
  );
  if (negation.type !== undefined) fields.type = negation.type;
  return JSON.stringify(fields);
}

export function parseNegation(json: string, text: string, place: Place): Negation {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new LitotesError("L205", { reason: (error as Error).message }, place);
  }
  const result = compact.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new LitotesError(
      "L209",
      { reason: `not a negation: ${[...issue!.path, issue!.message].join(": ")}` },
      place,
    );
  }
  const { type, ...lists } = result.data;
  const negation: Negation = {
    cue: lists.cue.map(toSpan),
    scope: lists.scope.map(toSpan),
    event: lists.event.map(toSpan),
    focus: lists.focus.map(toSpan),
  };
  if (type !== undefined) negation.type = type;
  for (const layer of negationLayers) {
    const outside = negation[layer].find((span) => span.end > text.length);
    if (outside !== undefined) {
      const reason = `${layer} ends at ${outside.end}, the sentence's text at ${text.length}`;
      throw new LitotesError("L209", { reason }, place);
    }
  }
  return negation;
}

function toSpan([start, end]: [number, number]): Span {
  return { start, end };
}
