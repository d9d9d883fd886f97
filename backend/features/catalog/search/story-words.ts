import { isEmptyWord, stems } from "./synonyms/synonyms";

/** A single letter or digit says nothing that a shopper would look for. */
const telling = /[\p{L}\p{N}]{2}/u;

/** The words of what is told about a product, in their kept form, each once. */
export function storyWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => stems(withoutMarkup(text)));
  return [...new Set(words)].filter((word) => telling.test(word) && !isEmptyWord(word));
}

const withoutMarkup = (html: string) => html.replace(/<[^>]*>|&[#\w]+;/g, " ");
