import { endings, normalizeJoined, searchWords } from "./normalize";
import { stem } from "./stem";

/** Where in a name a word stands: part of a compound, any word, or the thing itself. */
export const namePlaces = { part: 0, word: 1, head: 2 } as const;

/** What follows only describes the thing further: "Pantry jar with label", "Chef's knife, 20 cm". */
const furtherWords = /[,،(–]| (?:with|for|in|on|of|from) /;

/** In English the thing is named last, in Persian first. */
function headOf(lang: string, name: string): string | undefined {
  const words = normalizeJoined(name.split(furtherWords)[0] ?? name).split(" ");
  const head = lang === "fa" ? words[0] : words.at(-1);
  return head && stem(head);
}

/** The words of a product's names in their kept form, each with the best place that it has. */
export function nameWords(
  names: readonly { lang: string; name: string }[],
): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const add = (word: string, place: number) => {
    const kept = stem(word);
    if (kept !== "" && (words.get(kept) ?? -1) < place) words.set(kept, place);
  };
  for (const { lang, name } of names) {
    for (const word of searchWords(name).trim().split(" ")) {
      if (!endings.has(word)) add(word, namePlaces.part);
    }
    for (const word of normalizeJoined(name).split(" ")) add(word, namePlaces.word);
    const head = headOf(lang, name);
    if (head) add(head, namePlaces.head);
  }
  return words;
}
