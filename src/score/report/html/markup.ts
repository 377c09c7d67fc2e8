import { escapeHtml } from "../../../formats/escape-html.js";

/** Text that is markup already. */
export interface Markup {
  readonly markup: string;
}

type Value = string | number | Markup | readonly Markup[];

/**
 * Everything put into the template is escaped, unless it was made by this function too.
 *
 * @example
 * html`<b title="${'"'}">${"<script>"}</b>`.markup; // <b title="&quot;">&lt;script&gt;</b>
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  let markup = strings[0]!;
  for (const [i, value] of values.entries()) markup += textOf(value) + strings[i + 1]!;
  return { markup };
}

export const nothing: Markup = { markup: "" };

/** Trusted text of our own: style sheet, script, data already escaped for a script element. */
export function raw(markup: string): Markup {
  return { markup };
}

function textOf(value: Value): string {
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

/** JSON that may stand in a script element: nothing in it can close the element or open a comment. */
export function scriptJson(value: unknown): Markup {
  const escaped = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return raw(escaped);
}
