import { englishRows } from "../../src/resolve/testing/english-rows.js";
import { unmarked } from "../../src/resolve/testing/marked.js";
import { tokenize } from "../../src/text/tokenize.js";

/** Longer than the rows of the rule tests, with figures, names, addresses and slips. */
const longer = [
  "When the ferry finally reached the island, nobody on the pier could remember who had ordered 300 crates of lemons.",
  "Although Dr. Okafor had warned the committee twice, its members neither read the report nor asked her to explain it.",
  'The harbour master, who hadn\'t slept since Tuesday, refused to sign anything that mentioned the word "salvage".',
  "Prices rose by 4.5% in March, fell by 2.1% in April, and have not moved since.",
  "If you can't open the attachment, write to help@example.org or call +49 30 555-0199 before 5 p.m.",
  "She said she'd never met him; he said they had been neighbours for eleven years.",
  "It's not that I don't like your sister's paintings, it's just that I wouldn't hang one in my kitchen.",
  "lol i dont even know why u would buy that thing, its useless!!!",
  "What the engineers had overlooked was that the valve, once closed, could only be opened from outside.",
  "Without a map, without a guide and with hardly any water left, the three botanists turned back.",
  "Having been told that the bridge was unsafe, the driver of the school bus took the longer road through the valley.",
  "NASA's probe sent back 1,204 images, none of which showed the crater that McAllister had described.",
];

/** Words of sentences written for this project, each once. */
export const ownSentences: readonly (readonly string[])[] = [
  ...new Set([...Object.values(englishRows).flat().map(unmarked), ...longer]),
].map((text) => tokenize(text, "en").map((token) => token.text));
