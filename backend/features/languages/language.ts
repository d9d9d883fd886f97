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
  if (name === null) return { name: code };
  const own = spokenElsewhere(texts, lang);
  return own ? { name, lang: own } : { name };
}

/** The language of what `speak` says, where it isn't the asked one. */
export function spokenElsewhere(texts: Texts | null, lang: LanguageCode): LanguageCode | undefined {
  const said = speak(texts, lang);
  if (!texts || said === null || texts[lang] === said) return undefined;
  return knownLanguages.find((one) => texts[one] === said);
}

/** Of texts by their names, the languages of those that `speak` doesn't say in the asked one; nothing where it says all. */
export function saidIn<Name extends string>(
  texts: Readonly<Record<Name, Texts | null>>,
  lang: LanguageCode,
): { said_in?: Partial<Record<Name, LanguageCode>> } {
  const elsewhere = Object.entries<Texts | null>(texts).flatMap(([name, words]) => {
    const own = spokenElsewhere(words, lang);
    return own ? [[name, own]] : [];
  });
  return elsewhere.length > 0 ? { said_in: Object.fromEntries(elsewhere) } : {};
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
