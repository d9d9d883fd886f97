import type { LanguageCode } from "../../../contract/languages";

/** Plurals that follow no rule, and what they are the plural of. */
export const irregularPlurals: Record<string, string> = {
  mice: "mouse",
  children: "child",
  men: "man",
  women: "woman",
  feet: "foot",
  teeth: "tooth",
  people: "person",
  leaves: "leaf",
  loaves: "loaf",
  shelves: "shelf",
  scarves: "scarf",
  knives: "knife",
};

/** Words that end like a plural and are none. */
const noPlural = /(?:ss|us|is|ens)$/;

/**
 * The form under which a normalised word is kept and looked for: plurals as singulars in both
 * languages, and Persian words without the «ی» that only leads on to the next word («رادیوی»).
 */
export function stem(word: string): string {
  return /^[a-z]/.test(word) ? stemLatin(word) : stemPersian(word);
}

function stemLatin(word: string): string {
  const known = irregularPlurals[word];
  if (known) return known;
  if (word.length > 4 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith("s") || noPlural.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|ss|to)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function stemPersian(word: string): string {
  const single = word.replace(/(?:هایی|های|ها)$/u, "");
  const short = single.length >= 3 ? single : word;
  return short.length >= 5 && short.endsWith("وی") ? short.slice(0, -1) : short;
}

/**
 * The other forms of a Persian word: its adjective, or what it is the adjective of («چرمی» and «چرم»). Of a word on a German
 * page: its singular ("kannen"), and how it is kept where its umlauts were written out ("gemaelde").
 */
export function relatedForms(word: string, lang?: LanguageCode): string[] {
  if (lang === "de" && /^[a-z]{4,}$/.test(word)) return germanForms(word);
  if (!/^[\u0600-\u06ff]{3,}$/.test(word)) return [];
  return word.endsWith("ی") ? (word.length > 3 ? [word.slice(0, -1)] : []) : [`${word}ی`];
}

const pluralEndings = ["en", "er", "n", "e", "s"];

function germanForms(word: string): string[] {
  const folded = word.replace(/([aou])e/g, "$1");
  const forms = [word, folded].flatMap((one) => [
    one,
    ...pluralEndings.flatMap((ending) =>
      one.endsWith(ending) && one.length - ending.length > 2 ? one.slice(0, -ending.length) : [],
    ),
    `${one}e`,
  ]);
  return [...new Set(forms)].filter((form) => form !== word);
}
