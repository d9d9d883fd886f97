import { type LanguageCode, languages } from "../../contract/languages";

const ltr = "\u2066";
const auto = "\u2068";
const end = "\u2069";

const arabicLetter = /\p{Script=Arabic}/u;
const latinLetterOrDigit = /[A-Za-z0-9]/;
/** An amount that is taken off, as `formatMoney` writes it. */
const negativeNumber = /^[-\u2212][\p{Nd}\u066B\u066C]+/u;
/** Marks of direction that somebody wrote into a name would turn around what stands after it. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * What somebody wrote, or a number or an amount, between the marks that keep it in its own direction; as it is
 * where the language runs the same way.
 */
export function isolate(value: string | number, lang: LanguageCode): string {
  const text = String(value).replace(directionMarks, "");
  const isArabic = arabicLetter.test(text);
  if (languages[lang].dir === "ltr") return isArabic ? auto + text + end : text;
  if (!latinLetterOrDigit.test(text)) return text.replace(negativeNumber, `${ltr}$&${end}`);
  return (isArabic ? auto : ltr) + text + end;
}

/** The same for HTML, where elements say it: mail programs drop such marks, or show them. */
export function isolateInHtml(encoded: string): string {
  return encoded
    .replaceAll(ltr, '<bdi dir="ltr">')
    .replaceAll(auto, "<bdi>")
    .replaceAll(end, "</bdi>");
}
