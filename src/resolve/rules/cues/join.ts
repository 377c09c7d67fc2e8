import type { FoundCue } from "./cue.js";

/** Makes `next` a part of `cue`; neighbours become one span: *ne pas*. */
export function join(cue: FoundCue, next: FoundCue): void {
  const end = cue.spans[cue.spans.length - 1]!;
  if (next.first === cue.last + 1) end.end = next.spans[0]!.end;
  else cue.spans.push(...next.spans);
  cue.kind = cue.spans.length > 1 ? "discontinuous" : "multiword";
  cue.last = next.last;
  cue.free ||= next.free;
}
