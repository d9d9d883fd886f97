import {
  bootstrapLanguage,
  homeRedirectLanguage,
  knownLanguages,
  type LanguageCode,
} from "../../contract/languages";
import type { Texts } from "../../db/tables/columns";

/** A text under its own language where that isn't the asked one: pages say so to who reads them aloud. */
export interface Named {
  name: string;
  lang?: LanguageCode;
}

/** A name as `speak` says it, else its code. */
export function nameIn(texts: Texts | null, lang: LanguageCode, code: string): Named {
  const name = speak(texts, lang);
  if (!texts || name === null) return { name: code };
  const own = texts[lang] === name ? lang : knownLanguages.find((one) => texts[one] === name);
  return own && own !== lang ? { name, lang: own } : { name };
}

/** The row in the asked language, else in English, else the first. */
export function rowIn<R extends { lang: string }>(
  rows: readonly R[],
  lang: LanguageCode,
): R | undefined {
  const inLanguage = (wanted: string) => rows.find((row) => row.lang === wanted);
  return inLanguage(lang) ?? inLanguage(homeRedirectLanguage) ?? rows[0];
}

/** A text in the asked language, else in English, in the shop's own or in any that has it. */
export function speak(texts: Texts | null, lang: LanguageCode): string | null {
  if (!texts) return null;
  return (
    texts[lang] ??
    texts[homeRedirectLanguage] ??
    texts[bootstrapLanguage] ??
    Object.values(texts)[0] ??
    null
  );
}
