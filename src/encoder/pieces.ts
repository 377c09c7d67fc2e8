import type { Manifest } from "./manifest.js";
import { createTokenizer } from "./tokenizer.js";

/** Words to ids of word pieces, one by one, so that no offset is lost: a word's first piece stands for the word. */
export interface Pieces {
  word(word: string): readonly number[];
  opening: number;
  closing: number;
  padding: number;
}

/** Words remembered with their pieces; more than these make no text faster and fill the memory of a server. */
const wordsRemembered = 50_000;

export function createPieces(tokenizerJson: string, { tokens }: Pick<Manifest, "tokens">): Pieces {
  const settings = JSON.parse(tokenizerJson);
  const tokenizer = createTokenizer(settings);
  const special = (token: string) => tokenizer.token_to_id(token) ?? 0;
  const unknown = [special(tokens.unknown)];
  // To RoBERTa's byte pairs a word inside a sentence begins with its blank.
  const { type, add_prefix_space: addsBlank } = settings.pre_tokenizer ?? {};
  const before = type === "ByteLevel" && !addsBlank ? " " : "";
  const known = new Map<string, readonly number[]>();

  function cut(word: string): readonly number[] {
    const { ids } = tokenizer.encode(before + word, { add_special_tokens: false });
    // A word of characters that the normaliser drops has no piece of its own.
    return ids.length === 0 ? unknown : ids.slice(0, tokens.piecesPerWord);
  }

  return {
    opening: special(tokens.opening),
    closing: special(tokens.closing),
    padding: special(tokens.padding),
    word(word) {
      const remembered = known.get(word);
      if (remembered !== undefined) return remembered;
      const pieces = cut(word);
      if (known.size >= wordsRemembered) known.clear();
      known.set(word, pieces);
      return pieces;
    },
  };
}
