import type { LanguageCode } from "#backend/contract/languages";
import { wordingDe } from "./number-words/de";
import { wordingEn } from "./number-words/en";
import { wordingFa } from "./number-words/fa";
import type { NumberWording } from "./number-words/wording";

const wordings: Record<LanguageCode, NumberWording> = {
  en: wordingEn,
  fa: wordingFa,
  de: wordingDe,
};

/**
 * A whole number in a language's words: "one hundred twenty", «صد و بیست», "einhundertzwanzig".
 *
 * @throws RangeError for what is no whole number from 0 on, or too large to be exact
 */
export function numberInWords(value: number, lang: LanguageCode): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`No words for ${value}`);
  const wording = wordings[lang];
  return value === 0 ? wording.zero : wording.say(value);
}

/** The same before what it counts: "ein Euro". Throws as above. */
export function countInWords(value: number, lang: LanguageCode): string {
  const words = numberInWords(value, lang);
  return wordings[lang].beforeNoun?.(words) ?? words;
}
