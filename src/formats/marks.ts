import type { Negation } from "../negation/negation.js";

/** From the outside in: an event lies in the scope, and so may a focus or (in BioScope) the cue. */
export const markedLayers = ["scope", "focus", "event", "cue"] as const;
export type MarkedLayer = (typeof markedLayers)[number];

/** A stretch of text and the layers of one negation that cover all of it. */
export interface Segment {
  text: string;
  layers: MarkedLayer[];
}

/** Cuts a sentence wherever a layer of the negation begins or ends. */
export function segmentsOf(text: string, negation: Negation): Segment[] {
  const edges = new Set([0, text.length]);
  for (const layer of markedLayers) for (const { start, end } of negation[layer]) edges.add(start).add(end);
  const cuts = [...edges].filter((edge) => edge <= text.length).sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, i) => ({
    text: text.slice(start, cuts[i + 1]),
    layers: markedLayers.filter((layer) =>
      negation[layer].some((span) => span.start <= start && start < span.end),
    ),
  }));
}

/** Writes segments with an opening and a closing mark wherever a layer begins and ends. */
export function renderSegments(
  segments: readonly Segment[],
  open: (layer: MarkedLayer) => string,
  close: (layer: MarkedLayer) => string,
  writeText: (text: string) => string = (text) => text,
): string {
  let written = "";
  let active: MarkedLayer[] = [];
  for (const { text, layers } of [...segments, { text: "", layers: [] }]) {
    // Whatever opened inside a layer that ends here is closed with it and opened again.
    const kept = active.findIndex((layer, i) => layers[i] !== layer);
    const common = kept < 0 ? active.length : kept;
    for (const layer of active.slice(common).reverse()) written += close(layer);
    for (const layer of layers.slice(common)) written += open(layer);
    written += writeText(text);
    active = layers;
  }
  return written;
}
