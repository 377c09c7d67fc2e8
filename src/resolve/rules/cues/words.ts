import type { Token } from "../../../text/token.js";
import type { Words } from "./pattern.js";

/** Lower-cased tokens; questions are looked for only when a pattern asks, in one pass for the sentence. */
export function wordsOf(tokens: readonly Token[]): Words {
  const lower = new Array<string>(tokens.length);
  for (let i = 0; i < tokens.length; i++) lower[i] = tokens[i]!.text.toLowerCase();
  let questions: Uint8Array | undefined;
  return {
    lower,
    isQuestion(at) {
      questions ??= questionsIn(lower);
      return questions[at] === 1;
    },
  };
}

function questionsIn(lower: readonly string[]): Uint8Array {
  const questions = new Uint8Array(lower.length);
  let inQuestion = 0;
  for (let i = lower.length - 1; i >= 0; i--) {
    const word = lower[i]!;
    const code = word.charCodeAt(0);
    if (code === 0x3f || code === 0xff1f) inQuestion = 1;
    else if (code === 0x2e || code === 0x21 || code === 0x3002) inQuestion = 0;
    questions[i] = inQuestion;
  }
  return questions;
}
