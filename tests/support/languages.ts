/**
 * The languages that every journey is taken in: those of a shop whose owner says nothing (R-LANG-01). A further one has a suite
 * of its own, `tests/slow/german.spec.ts`, which holds what is special about it.
 */
export const languageCodes = ["en", "fa"] as const;
export type LanguageCode = (typeof languageCodes)[number];
