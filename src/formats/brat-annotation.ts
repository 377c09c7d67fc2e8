import { LitotesError, type Place } from "../errors.js";
import type { Span } from "../text/span.js";

/** `T1	Negation 12 15;20 24	neither nor`; the spans count code points over the whole document. */
export interface TextBound {
  type: string;
  spans: Span[];
  text: string;
  line: number;
}

/** `E1	Negation:T1 Scope:T2 Scope2:T3`; the trigger's role is the event's type. */
export interface EventAnnotation {
  id: string;
  type: string;
  trigger: string;
  roles: [role: string, target: string][];
  line: number;
}

export function parseTextBound(row: string, place: Place): [id: string, annotation: TextBound] {
  const match = /^(T\S+)\t(\S+) (\d+ \d+(?:;\d+ \d+)*)\t(.*)$/s.exec(row);
  if (match === null) throw unreadable(row, "T1<tab>Type 0 3;5 8<tab>text", place);
  const [, id, type, offsets, text] = match as unknown as [string, string, string, string, string];
  const spans = offsets.split(";").map((pair) => {
    const [start, end] = pair.split(" ").map(Number) as [number, number];
    return { start, end };
  });
  const empty = spans.find(({ start, end }) => start >= end);
  if (empty !== undefined) {
    throw new LitotesError(
      "L209",
      { reason: `${id}: span ${empty.start} ${empty.end} does not end after its start` },
      place,
    );
  }
  return [id, { type, spans, text, line: place.line! }];
}

export function parseEvent(row: string, place: Place): EventAnnotation {
  const match = /^(E\S+)\t([^\s:]+):(\S+)((?: [^\s:]+:\S+)*) *$/.exec(row);
  if (match === null) throw unreadable(row, "E1<tab>Type:T1 Role:T2", place);
  const [, id, type, trigger, rest] = match as unknown as [string, string, string, string, string];
  const roles = rest
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split(":") as [string, string]);
  return { id, type, trigger, roles, line: place.line! };
}

function unreadable(row: string, expected: string, place: Place): LitotesError {
  return new LitotesError("L204", { found: row, expected }, place);
}
