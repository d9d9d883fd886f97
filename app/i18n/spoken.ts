import type { LanguageCode } from "#backend/contract/languages";

/** A part of what is said: in the page's language, or in another one. */
export type SpokenPart = string | [text: string, lang: LanguageCode];

/** What is said, in parts where some are in another language than their page's. */
export type Spoken = string | SpokenPart[];

/** A text and its language, where that isn't the page's. */
export function toPart(text: string, lang?: LanguageCode | null): SpokenPart {
  return lang ? [text, lang] : text;
}

/** Parts in their order, one text where all are in the page's language. */
export function toSpoken(parts: readonly SpokenPart[]): Spoken {
  return parts.every((part) => typeof part === "string") ? parts.join("") : [...parts];
}

/** Parts with a text of the page's between them. */
export function joinSpoken(parts: readonly SpokenPart[], between: string): Spoken {
  return toSpoken(parts.flatMap((part, place) => (place > 0 ? [between, part] : [part])));
}

/** The words alone. */
export function wordsOf(said: Spoken): string {
  if (typeof said === "string") return said;
  return said.map((part) => (typeof part === "string" ? part : part[0])).join("");
}
