import { type LanguageCode, languages } from "#backend/contract/languages";

/** The attributes of words that are said in another language than their page; none where they are in its own. */
export function saidIn(lang: LanguageCode | undefined) {
  return lang && { lang, dir: languages[lang].dir };
}
