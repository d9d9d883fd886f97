import type { i18n } from "i18next";
import { bootstrapLanguage, isLanguage, type LanguageCode } from "#backend/contract/languages";
import { fillText } from "~/i18n/fill-text";
import { namespaceOfAddress } from "~/i18n/namespaces";
import { missingKeys } from "./missing-keys";
import type { OwnStart } from "./own-start";

/** R-STARTUP-09, R-STARTUP-10: the language is ready this long after its texts came or failed. */
const readyDelayMs = 10;

/**
 * The page's own texts, from the immutable files that the page names (decisions 24).
 * @param start gives them in another way, where the page has one of its own
 */
export async function createBrowserI18n(start: OwnStart = addTexts): Promise<i18n> {
  const { lang, dataset } = document.documentElement;
  const known = isLanguage(lang) ? lang : bootstrapLanguage;
  // The one place that takes the small instance for i18next's: react-i18next asks for no more of it.
  const instance = createBrowserTexts(known, missingKeys.note) as unknown as i18n;
  await start(instance, known, (dataset.texts ?? "").split(" ").filter(Boolean));
  return instance;
}

/** Gives `instance` the language, with the texts that it misses: their files, by a space each, or none. */
export async function loadTexts(
  instance: i18n,
  lang: LanguageCode,
  missing: string,
): Promise<void> {
  if (missing) {
    await addTexts(instance, lang, missing.split(" "));
    await new Promise((resolve) => setTimeout(resolve, readyDelayMs));
  }
  await instance.changeLanguage(lang);
}

/** What can't be had is left out, so that keys stand in (R-STARTUP-10), and asked for another time. */
async function addTexts(
  instance: i18n,
  lang: LanguageCode,
  files: readonly string[],
): Promise<void> {
  const adding = files.map(async (address) => {
    const response = await fetch(address);
    if (response.ok) {
      instance.addResourceBundle(lang, namespaceOfAddress(address), await response.json());
    }
  });
  await Promise.allSettled(adding);
}

/**
 * i18next for the browser: of the whole library only what react-i18next and the shop's texts use, so that
 * phones load 1 KB of it instead of 13. The server has the whole one; a test holds the two together.
 */
type Texts = Record<string, string>;
type Listener = () => void;
type Options = Record<string, unknown> & { count?: number; defaultValue?: string };

interface BrowserTexts {
  options: { react: object };
  isInitialized: true;
  language: LanguageCode;
  languages: string[];
  t(key: string, options?: Options): string;
  getFixedT(): BrowserTexts["t"];
  hasLoadedNamespace(): true;
  hasResourceBundle(lang: string, namespace: string): boolean;
  /** Adds a namespace's texts to the language's; unlike i18next's namespaces all are looked up as one. */
  addResourceBundle(lang: string, namespace: string, texts: Texts): void;
  changeLanguage(lang: LanguageCode): Promise<void>;
  /** There is one event, a change of language or of its texts. */
  on(event: "languageChanged", listener: Listener): void;
  off(event: "languageChanged", listener: Listener): void;
}

/** @param onMissing told of each key that has no text, with what stands in for it, and of the language (R-LANG-13) */
export function createBrowserTexts(
  lang: LanguageCode,
  onMissing: (key: string, text: string, lang: LanguageCode) => void,
): BrowserTexts {
  const bundles = new Map<string, Texts>();
  const known = new Set<string>();
  const listeners = new Set<Listener>();

  /** A new function for each language, by which react-i18next sees the change. */
  function translate(into: LanguageCode): BrowserTexts["t"] {
    const plurals = new Intl.PluralRules(into);
    return (key, options = {}) => {
      const bundle = bundles.get(into) ?? {};
      const { count } = options;
      const plural = count === undefined ? undefined : bundle[`${key}_${plurals.select(count)}`];
      const text = plural ?? bundle[key] ?? options.defaultValue ?? key;
      if (text === key || text === options.defaultValue) onMissing(key, text, into);
      return fillText(text, options);
    };
  }

  const self: BrowserTexts = {
    options: { react: {} },
    isInitialized: true,
    language: lang,
    languages: [lang],
    t: translate(lang),
    getFixedT: () => self.t,
    hasLoadedNamespace: () => true,
    hasResourceBundle: (wanted, namespace) => known.has(wanted + namespace),
    addResourceBundle(wanted, namespace, more) {
      bundles.set(wanted, { ...bundles.get(wanted), ...more });
      known.add(wanted + namespace);
    },
    on: (_event, listener) => void listeners.add(listener),
    off: (_event, listener) => void listeners.delete(listener),
    async changeLanguage(wanted) {
      self.language = wanted;
      self.languages = [wanted];
      self.t = translate(wanted);
      for (const listener of [...listeners]) listener();
    },
  };
  return self;
}
