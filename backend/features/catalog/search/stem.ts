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

/** The other forms of a Persian word: its adjective, or what it is the adjective of («چرمی» and «چرم»). */
export function relatedForms(word: string): string[] {
  if (!/^[\u0600-\u06ff]{3,}$/.test(word)) return [];
  return word.endsWith("ی") ? (word.length > 3 ? [word.slice(0, -1)] : []) : [`${word}ی`];
}
