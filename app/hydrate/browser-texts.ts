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
  language: string;
  languages: string[];
  store: Pick<BrowserTexts, "on" | "off">;
  t(key: string, options?: Options): string;
  getFixedT(): BrowserTexts["t"];
  hasLoadedNamespace(): true;
  hasResourceBundle(lang: string): boolean;
  addResourceBundle(lang: string, namespace: string, texts: Texts): void;
  changeLanguage(lang: string): Promise<void>;
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
}

/** @param onMissing told of each key that has no text, with what stands in for it (R-LANG-13) */
export function createBrowserTexts(
  lang: string,
  texts: Texts,
  onMissing: (key: string, text: string) => void,
): BrowserTexts {
  const bundles = new Map([[lang, texts]]);
  const listeners = new Set<Listener>();

  /** A new function for each language, by which react-i18next sees the change. */
  function translate(into: string): BrowserTexts["t"] {
    const plurals = new Intl.PluralRules(into);
    return (key, options = {}) => {
      const bundle = bundles.get(into) ?? {};
      const { count } = options;
      const plural = count === undefined ? undefined : bundle[`${key}_${plurals.select(count)}`];
      const text = plural ?? bundle[key] ?? options.defaultValue ?? key;
      if (text === key || text === options.defaultValue) onMissing(key, text);
      return fill(text, options);
    };
  }

  const events = {
    on: (event: string, listener: Listener) => {
      if (event === "languageChanged") listeners.add(listener);
    },
    off: (_event: string, listener: Listener) => void listeners.delete(listener),
  };
  const self: BrowserTexts = {
    ...events,
    options: { react: {} },
    isInitialized: true,
    language: lang,
    languages: [lang],
    store: events,
    t: translate(lang),
    getFixedT: () => self.t,
    hasLoadedNamespace: () => true,
    hasResourceBundle: (wanted) => bundles.has(wanted),
    addResourceBundle: (wanted, _namespace, more) => void bundles.set(wanted, more),
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
