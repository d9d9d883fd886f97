/**
 * One normaliser for stored text and query (ahead F8). It works on copies for the search only: stored
 * titles keep their letters, digits and half-spaces.
 */

const letterForms: Record<string, string> = {
  ي: "ی",
  ى: "ی",
  ئ: "ی",
  ې: "ی",
  ك: "ک",
  ڪ: "ک",
  ة: "ه",
  ۀ: "ه",
  ە: "ه",
  ہ: "ه",
  أ: "ا",
  إ: "ا",
  ٱ: "ا",
  آ: "ا",
  ؤ: "و",
};
const oneLetter = new RegExp(`[${Object.keys(letterForms).join("")}]`, "g");

/** Harakat, tatweel, marks of direction, joiners that aren't half-spaces, combining marks. */
const silent =
  /[\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06ed\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]|\u200d|\p{M}/gu;

/** ZWNJ and the characters that are typed in its place. */
const halfSpace = /[\u200b\u200c\u00ac]/g;
const notWord = /[^\p{L}\p{N}]+/gu;

/** Letters and digits in one form, half-spaces kept as ZWNJ, words parted by single spaces. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/هٔ/g, "ه")
    .replace(oneLetter, (letter) => letterForms[letter] ?? letter)
    .normalize("NFD")
    .replace(silent, "")
    .replace(oneLetter, (letter) => letterForms[letter] ?? letter)
    .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(halfSpace, "\u200c")
    .toLowerCase()
    .replaceAll("ß", "ss");
}

const tidy = (text: string) => text.replace(notWord, " ").trim();

/** Half-spaces closed: «کتاب‌ها» as «کتابها». */
export function normalizeJoined(text: string): string {
  return tidy(fold(text).replaceAll("\u200c", ""));
}

/** Half-spaces opened: «کتاب‌ها» as «کتاب ها». */
export function normalizeSplit(text: string): string {
  return tidy(fold(text));
}

/** Endings that people write joined, with a space or with a half-space. */
export const endings = new Set("ها های هایی هایم هایت هایش تر ترین ام ات اش اند ای".split(" "));
/** Beginnings that are written in as many ways. */
const beginnings = new Set("می نمی بی هم نا پیش".split(" "));

/** What is stored of a text: each word once, joined and split, so that all ways to write it are found. */
export function searchWords(...texts: string[]): string {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of normalizeJoined(text).split(" ")) words.add(word);
    const split = normalizeSplit(text).split(" ");
    split.forEach((word, index) => {
      words.add(word);
      const next = split[index + 1];
      if (next && (endings.has(next) || beginnings.has(word))) words.add(word + next);
    });
  }
  words.delete("");
  return ` ${[...words].join(" ")} `;
}

const plural = /(?:هایی|های|ها|'?s)$/u;

/** A query's words: half-spaces closed, endings joined to their word, plurals as singulars. */
export function queryWords(query: string): string[] {
  return [...new Set(wholeWords(query).map(singular))].slice(0, 8);
}

/** A text's words in their order: half-spaces closed, endings joined to their word. */
export function wholeWords(text: string): string[] {
  const words: string[] = [];
  for (const word of normalizeJoined(text).split(" ")) {
    const last = words.at(-1);
    if (last !== undefined && endings.has(word)) words[words.length - 1] = last + word;
    else if (word) words.push(word);
  }
  return words;
}

/** A word without the ending of its plural. */
function singular(word: string): string {
  const stem = word.replace(plural, "");
  return stem.length >= 3 ? stem : word;
}
