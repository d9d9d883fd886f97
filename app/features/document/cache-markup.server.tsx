import type { i18n } from "i18next";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { CacheMarkup } from "~/ui/cached-markup/cached-markup";

/** Some 3 MB in each language. */
const max = 1_000;

/** By what has its texts: another text is another markup. */
const cached = new WeakMap<i18n, LRUCache<string, string>>();

/** What caches the markup of a language. React allows a rendering inside of another. */
export function cacheMarkupIn(language: i18n): CacheMarkup {
  const known = cached.get(language) ?? new LRUCache<string, string>({ max });
  cached.set(language, known);
  return (key, element) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const markup = renderToString(<I18nextProvider i18n={language}>{element()}</I18nextProvider>);
    known.set(key, markup);
    return markup;
  };
}
