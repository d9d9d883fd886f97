import { createHash } from "node:crypto";
import { createInstance, type InitOptions, type i18n, type TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import { initReactI18next } from "react-i18next";
import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import type { TranslationEntry } from "#backend/contract/site";
import { textsPath } from "~/sitemap/paths";
import { fillText } from "./fill-text";
import { messages } from "./messages";
import { backOfficeEn, labEn, ownEn } from "./messages/en";
import { type Namespace, namespaces } from "./namespaces";

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
/** What a language's entries led to last: they are asked for every few seconds, and to make files of all texts takes milliseconds. */
const latest = new Map<
  LanguageCode,
  { entries: readonly TranslationEntry[]; host?: string; translator: Translator }
>();

/**
 * The translator of a language from the translate call's entries, over the app's own texts. `host` is the
 * shop's: what one without a name is called by.
 */
export function translatorFor(
  lang: LanguageCode,
  entries: readonly TranslationEntry[],
  host?: string,
): Translator {
  const known = latest.get(lang);
  if (known && known.host === host && hasSameTexts(known.entries, entries, lang)) {
    known.entries = entries;
    return known.translator;
  }
  const texts: Record<string, string> = { ...messages[lang] };
  for (const entry of entries) {
    const text = entry[lang];
    if (text) texts[entry.key] = text;
  }
  if (host) texts["shop.name"] = texts["shop.name"]?.replaceAll("{{host}}", host) ?? host;
  const translator = findOrCreate(lang, texts);
  latest.set(lang, { entries, host, translator });
  return translator;
}

function hasSameTexts(
  before: readonly TranslationEntry[],
  entries: readonly TranslationEntry[],
  lang: LanguageCode,
): boolean {
  if (before === entries) return true;
  if (before.length !== entries.length) return false;
  return entries.every(
    (entry, at) => entry.key === before[at]?.key && entry[lang] === before[at]?.[lang],
  );
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
  const sayAny = instance.t as unknown as Translator["say"];
  const say: Translator["say"] = (key, params) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    const hasForms = params?.count !== undefined;
    if (text === undefined || hasForms || special.test(text)) return sayAny(key, params);
    return params ? fillText(text, params) : text;
  };
  const t = say as unknown as TFunction;
  // Components ask for it with their language and namespace, of which an instance has one each.
  return { lang, files, i18n: Object.assign(instance, { t, getFixedT: () => t }), say };
}

/** What only i18next knows: other texts in a text, and formats. Nearly all of a page's hundreds have none. */
const special = /\$t\(|\{\{(?!\s*[\w.]+\s*\}\})/;

/** i18next's options, the same on the server and in the browser: flat keys, one namespace, React escapes. */
export function i18nOptions(lang: LanguageCode, texts: Record<string, string>): InitOptions {
  return {
    lng: lang,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initImmediate: false,
    interpolation: { escapeValue: false },
    resources: { [lang]: { translation: texts } },
  };
}

/** A file of texts that browsers ask for, `/texts/{lang}.{namespace}.{hash}` (decisions 24). */
export interface MessageBundle {
  address: string;
  texts: Record<string, string>;
}

/** By address; a few old ones stay for pages that were sent with them. */
const files = new LRUCache<string, MessageBundle>({ max: 16 });

/** The bundle of a namespace out of all texts of a language; the same texts have the same file. */
function createMessageBundle(
  lang: LanguageCode,
  namespace: Namespace,
  all: Record<string, string>,
): MessageBundle {
  const texts = Object.fromEntries(Object.entries(all).filter(([key]) => isIn(namespace, key)));
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 10);
  const address = textsPath(`${lang}.${namespace}.${hash}`);
  const file = files.get(address) ?? { address, texts };
  files.set(address, file);
  return file;
}

/** The file that an address names, if this process still has it: what pages name now, or lately did. */
export function findMessageBundle(address: string): MessageBundle | undefined {
  const current = [...latest.values()].flatMap(({ translator }) => Object.values(translator.files));
  return current.find((file) => file.address === address) ?? files.get(address);
}

/** What the name of a file says it is; undefined for a name that no file of texts ever had. */
export function parseBundleName(
  name: string,
): { lang: LanguageCode; namespace: Namespace } | undefined {
  const [lang, named] = name.split(".");
  const namespace = namespaces.find((one) => one === named);
  return isLanguage(lang) && namespace ? { lang, namespace } : undefined;
}

const keysOf = { own: ownEn, staff: backOfficeEn, lab: labEn };

/** A table's texts are the back-office's and the laboratory's. A key that only the backend knows may stand on any page. */
function isIn(namespace: Namespace, key: string): boolean {
  if (namespace !== "core") return Object.hasOwn(keysOf[namespace], key);
  return !Object.values(keysOf).some((keys) => Object.hasOwn(keys, key));
}

/** Where the texts of each namespace are; the back-office's are named to its own pages alone. */
export function addressesOf(
  { core, own, staff, lab }: Record<Namespace, MessageBundle>,
  isStaff = false,
): Record<Namespace, string> {
  return {
    core: core.address,
    own: own.address,
    staff: isStaff ? staff.address : "",
    lab: lab.address,
  };
}
