const joiner = "\u200c";

/** Letters after which Persian writing breaks by itself. */
const breaking = /[اآأدذرزژوؤ]$/;

const join = (before: string, after: string) =>
  breaking.test(before) ? before + after : before + joiner + after;

/** A name of a list in the Academy's spelling: «حسین آباد» is one word, and «آباد» has its mark. */
export function spellPersian(name: string): string {
  return name
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .replace(/(?<=\p{L}) ?[اآ]باد(?=$|[ \u200c])/gu, " آباد")
    .replace(/(\p{L}+) (آباد|شهر)(?=$| )/gu, (_, before, after) => join(before, after))
    .replace(/^بندر(?=\p{L})/u, "بندر ")
    .trim();
}

/** What is left of a name when spelling does not count. */
export function foldPersian(name: string): string {
  return name
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .replace(/[آأإ]/g, "ا")
    .replaceAll("ؤ", "و")
    .replaceAll("ئ", "ی")
    .replace(/[ۀة]/g, "ه")
    .replace(/[\s\u200c\u064b-\u0654-]/g, "");
}
