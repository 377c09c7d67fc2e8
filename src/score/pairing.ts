import type { TokenPart } from "../text/project.js";
import { type Instance, sameParts, shareToken } from "./instance.js";

/** For each gold instance the index of its system instance, or -1. */
export type Pairing = (
  gold: readonly Instance[],
  system: readonly Instance[],
  layer: "cue" | "event",
) => number[];

/** The official script: each gold instance takes the first free system instance that shares a token with it. */
export const firstOverlap: Pairing = (gold, system, layer) =>
  claim(gold, system, layer, new Array<number>(gold.length).fill(-1), shareToken);

/** Identical ones find each other first, so that the order of the columns does not matter. */
export const exactFirst: Pairing = (gold, system, layer) =>
  claim(gold, system, layer, exactOnly(gold, system, layer), shareToken);

/** Sineva et al. 2021: a pair needs identical cues. */
export const exactOnly: Pairing = (gold, system, layer) =>
  claim(gold, system, layer, new Array<number>(gold.length).fill(-1), identical);

function identical(a: readonly TokenPart[], b: readonly TokenPart[]): boolean {
  return a.length > 0 && sameParts(a, b);
}

function claim(
  gold: readonly Instance[],
  system: readonly Instance[],
  layer: "cue" | "event",
  partners: number[],
  fits: (a: readonly TokenPart[], b: readonly TokenPart[]) => boolean,
): number[] {
  const taken = new Set(partners);
  for (const [i, instance] of gold.entries()) {
    if (partners[i] !== -1) continue;
    const partner = system.findIndex((other, z) => !taken.has(z) && fits(instance[layer], other[layer]));
    if (partner < 0) continue;
    partners[i] = partner;
    taken.add(partner);
  }
  return partners;
}

/** System instances that no gold instance claimed. */
export function unclaimed(system: readonly Instance[], partners: readonly number[]): Instance[] {
  return system.filter((_, z) => !partners.includes(z));
}
