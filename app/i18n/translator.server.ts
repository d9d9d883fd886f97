import { createHash } from "node:crypto";
import { createInstance, type i18n } from "i18next";
import { LRUCache } from "lru-cache";
import { initReactI18next } from "react-i18next";
import type { TranslationEntry } from "#backend/contract/site";
import type { LanguageCode } from "./languages";
import { messages } from "./messages";
import { i18nOptions } from "./options";

export interface Translator {
  lang: LanguageCode;
  /** Names this language's texts; part of the immutable address `/texts/{lang}.{hash}` (decisions 24). */
  hash: string;
  texts: Record<string, string>;
  i18n: i18n;
  /** A text whose key comes from outside: the backend's `msg`, a flash message. */
  say(key: string, params?: Record<string, string | number>): string;
}

/** One i18next instance per language and hash; a few old ones stay for pages that name them. */
const translators = new LRUCache<string, Translator>({ max: 8 });
/** Which instance a list of entries led to, so that an unchanged list is not hashed again. */
const byEntries = new WeakMap<readonly TranslationEntry[], Map<LanguageCode, Translator>>();

/** The translator of a language from the translate call's entries, over the app's own texts. */
export function translatorFor(
  lang: LanguageCode,
  entries: readonly TranslationEntry[],
): Translator {
  const known = byEntries.get(entries)?.get(lang);
  if (known) return known;
  const texts: Record<string, string> = { ...messages[lang] };
  for (const entry of entries) {
    const text = entry[lang];
    if (text) texts[entry.key] = text;
  }
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 10);
  const translator = translators.get(`${lang}.${hash}`) ?? createTranslator(lang, hash, texts);
  const perLanguage = byEntries.get(entries) ?? new Map();
  byEntries.set(entries, perLanguage.set(lang, translator));
  return translator;
}

/** The translator that `/texts/{lang}.{hash}` names, if this process still has it. */
export function findTranslator(lang: LanguageCode, hash: string): Translator | undefined {
  return translators.get(`${lang}.${hash}`);
}

function createTranslator(
  lang: LanguageCode,
  hash: string,
  texts: Record<string, string>,
): Translator {
  const instance = createInstance().use(initReactI18next);
  void instance.init(i18nOptions(lang, texts));
  // The types know the app's own keys only; a key from elsewhere is looked up all the same.
  const say = instance.t as unknown as Translator["say"];
  const translator = { lang, hash, texts, i18n: instance, say };
  translators.set(`${lang}.${hash}`, translator);
  return translator;
}
