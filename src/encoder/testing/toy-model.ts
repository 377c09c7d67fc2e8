import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * A model of random weights with all outputs of the real one, 230 kB. Made in training/ by
 *
 *     python -m export.toy --out .cache/toy-model
 *     python -m export.run --model .cache/toy-model --out ../src/encoder/testing/toy-model
 */
export const toyModel = fileURLToPath(new URL("toy-model", import.meta.url));

/** A BERT of random weights in Hugging Face layout, 50 kB; training/bench/bert.py has the command. */
export const toyBert = fileURLToPath(new URL("toy-bert", import.meta.url));

/** A copy to spoil. */
export function copyModel(model: string, folder: string): string {
  cpSync(model, folder, { recursive: true });
  return folder;
}
