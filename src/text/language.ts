/** The languages the text layer and the rule tier speak, by ISO 639-1 code. */
export const languages = ["en", "de", "fr", "bg", "zh"] as const;

export type Language = (typeof languages)[number];
