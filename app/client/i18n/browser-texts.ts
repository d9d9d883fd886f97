import type { LanguageCode } from "#backend/contract/languages";

/**
 * i18next for the browser: of the whole library only what react-i18next and the shop's texts use, so that
 * phones load 1 KB of it instead of 13. The server has the whole one; a test holds the two together.
 */
type Texts = Record<string, string>;
type Listener = () => void;
type Options = Record<string, unknown> & { count?: number; defaultValue?: string };

export interface BrowserTexts {
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
      return fill(text, options);
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

/** `{{name}}` by the option of that name; nothing where there is none. */
function fill(text: string, options: Options): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_place, name) => String(options[name] ?? ""));
}
