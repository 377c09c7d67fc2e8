import { Tokenizer as Imported } from "@huggingface/tokenizers";

/** What is used of a tokenizer. The package's own types do not resolve under NodeNext (imports without an ending). */
export interface Tokenizer {
  encode(text: string, options: { add_special_tokens: boolean }): { ids: number[] };
  token_to_id(token: string): number | undefined;
  id_to_token(id: number): string | undefined;
}

/** @param settings the content of tokenizer.json */
export function createTokenizer(settings: object): Tokenizer {
  return new Imported(settings, {});
}
