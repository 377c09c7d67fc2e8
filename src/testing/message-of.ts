import { LitotesError } from "../errors.js";

/** The line a user would see. */
export function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return lineOf(error);
  }
  return "no error";
}

export async function rejectionOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(() => "no error", lineOf);
}

function lineOf(error: unknown): string {
  if (error instanceof LitotesError) return error.message;
  throw error;
}
