import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createRandom } from "../src/score/statistics/random.js";

const words =
  "the a of house man saw came door night said his her they great old moor letter hound friend never again".split(
    " ",
  );
const tokensPerSentence = 18;
/** CD-SCO: 1,227 of 5,520 sentences have a negation, 1,421 in all (Sineva et al. 2021, Table 9). */
const negatedShare = 1227 / 5520;
const secondNegationShare = 1421 / 1227 - 1;

/** Writes CD-SCO-like columns: as long, as often negated; the system copy has noise in one negation of five. */
export async function writeCorpus(path: string, sentences: number, noise: boolean): Promise<void> {
  const random = createRandom(7);
  const noiseRandom = createRandom(11);
  const file = createWriteStream(path);
  for (let n = 0; n < sentences; n++) {
    const length = 2 + Math.floor(random() * 2 * (tokensPerSentence - 2));
    const count = random() < negatedShare ? (random() < secondNegationShare ? 2 : 1) : 0;
    const negations = Array.from({ length: count }, () => {
      const cue = Math.floor(random() * length);
      const from = Math.max(0, cue - Math.floor(random() * 5));
      const to = Math.min(length, cue + 1 + Math.floor(random() * 10));
      const shift = noiseRandom() < 0.2 && noise ? 1 : 0;
      return { cue, from: from + shift, to, event: Math.min(length - 1, cue + 1) };
    });
    let block = "";
    for (let i = 0; i < length; i++) {
      const word = i === length - 1 ? "." : words[Math.floor(random() * words.length)]!;
      const tag = word === "." ? "." : "NN";
      block += `bench${Math.floor(n / 300)}\t${n % 300}\t${i}\t${word}\t${word}\t${tag}\t(NP*)`;
      for (const { cue, from, to, event } of negations) {
        const scope = i >= from && i < to && i !== cue ? word : "_";
        block += `\t${i === cue ? word : "_"}\t${scope}\t${i === event && scope !== "_" ? word : "_"}`;
      }
      block += count === 0 ? "\t***\n" : "\n";
    }
    if (!file.write(`${block}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "close");
}
