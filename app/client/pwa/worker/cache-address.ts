/**
 * Where a cached page lies. The worker can't see cookies, so the language and the lite mode, on which a page
 * depends, stand in its key (decisions 25, C-87).
 */

import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import { cacheAddressOf } from "../../../sitemap/cache-address";
import { match } from "../../../sitemap/match";
import { isDataPath } from "../../remix/data-request";

/** Begins the name of the cache of pages; its build follows. */
export const pagesCachePrefix = "pages-";
/** The same of the cache of what helps: law, questions and the shop's own pages, kept unasked. */
export const helpCachePrefix = "help-";
/** The same of a department that a shopper saved for later, which stays through an update (decision 194). */
export const savedCachePrefix = "saved-";
export const picturesCachePrefix = "pictures-";
/** Of all caches that hold pages: what was visited first, then what helps, then what was saved for later. */
export const pageCachePrefixes = [pagesCachePrefix, helpCachePrefix, savedCachePrefix] as const;
/** When an answer was saved, in milliseconds: the header that the library writes. */
export const savedAtHeader = "sw-cache-timestamp";

export interface Reader {
  lang: LanguageCode;
  lite: boolean;
}

/** Only public pages may be kept; all others, the account's and the cart's among them, have no key. */
export function cacheKeyOf(url: URL, reader: Reader): string | undefined {
  const address = cacheAddressOf(url.pathname + url.search);
  if (!address) return undefined;
  return keyOf(address.url, {
    ...reader,
    lang: isLanguage(address.lang) ? address.lang : reader.lang,
  });
}

/** The key of a page that is kept on purpose, such as the offline page. */
export function keyOf(address: string, { lang, lite }: Reader): string {
  return `/kept/${lang}${lite ? ".lite" : ""}${address}`;
}

/** The address of a cached page, to link to; undefined for data and for what is no page to choose. */
export function addressOfKey(key: string): { address: string; lang: string } | undefined {
  const { pathname, search } = new URL(key);
  const found = /^\/kept\/([a-z]{2})(?:\.lite)?(\/.*)$/.exec(pathname);
  if (!found?.[1] || !found[2]) return undefined;
  const [, lang, path] = found;
  if (isDataPath(path) || match(path).name === "offline") return undefined;
  return { address: path + search, lang };
}
