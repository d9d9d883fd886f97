import { createInstance, type i18n } from "i18next";
import { LRUCache } from "lru-cache";
import { initReactI18next } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import type { TranslationEntry } from "#backend/contract/site";
import { createMessageBundle, type MessageBundle } from "./message-bundles.server";
import { messages } from "./messages";
import type { Namespace } from "./namespaces";
import { i18nOptions } from "./options";

export interface Translator {
  lang: LanguageCode;
  /** What the browser gets of the texts, by namespace. */
  files: Record<Namespace, MessageBundle>;
  i18n: i18n;
  /** A text whose key comes from outside: the backend's `msg`, a flash message. */
  say(key: string, params?: Record<string, string | number>): string;
}

/** One i18next instance per language and content. */
const translators = new LRUCache<string, Translator>({ max: 8 });
/** Which instance a list of entries led to, so that an unchanged list is not hashed again. */
const byEntries = new WeakMap<readonly TranslationEntry[], Map<LanguageCode, Translator>>();

/**
 * The translator of a language from the translate call's entries, over the app's own texts. `host` is the
 * shop's: what one without a name is called by.
 */
export function translatorFor(
  lang: LanguageCode,
  entries: readonly TranslationEntry[],
  host?: string,
): Translator {
  const known = byEntries.get(entries)?.get(lang);
  if (known) return known;
  const texts: Record<string, string> = { ...messages[lang] };
  for (const entry of entries) {
    const text = entry[lang];
    if (text) texts[entry.key] = text;
  }
  if (host) texts["shop.name"] = texts["shop.name"]?.replaceAll("{{host}}", host) ?? host;
  const translator = findOrCreate(lang, texts);
  const perLanguage = byEntries.get(entries) ?? new Map();
  byEntries.set(entries, perLanguage.set(lang, translator));
  return translator;
}

function findOrCreate(lang: LanguageCode, texts: Record<string, string>): Translator {
  const files = {
    core: createMessageBundle(lang, "core", texts),
    own: createMessageBundle(lang, "own", texts),
    staff: createMessageBundle(lang, "staff", texts),
    lab: createMessageBundle(lang, "lab", texts),
  };
  const name = Object.values(files)
    .map(({ address }) => address)
    .join(" ");
  const translator = translators.get(name) ?? createTranslator(lang, files, texts);
  translators.set(name, translator);
  return translator;
}

function createTranslator(
  lang: LanguageCode,
  files: Translator["files"],
  texts: Record<string, string>,
): Translator {
  const instance = createInstance().use(initReactI18next);
  void instance.init(i18nOptions(lang, texts));
  // The types know the app's own keys only; a key from elsewhere is looked up all the same.
  const say = instance.t as unknown as Translator["say"];
  return { lang, files, i18n: instance, say };
}
