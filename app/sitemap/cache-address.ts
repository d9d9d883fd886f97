import { isLanguage } from "#backend/contract/languages";
import { isDataPath, routesParameter } from "../client/remix/data-request";
import { variesByFirstVisit } from "./first-visit";
import { match } from "./match";
import { pageQuery } from "./page-query";
import { splitAddress } from "./split-address";

/** The codes of a product's choices, which only the catalogue knows; a page that depends on them says `*`. */
const choice = /^[a-z0-9_]{1,40}$/;

const maxAddressLength = 2048;

export interface CacheAddress {
  /** Path and query with all that the page may depend on, in one order. */
  url: string;
  /** The language that the path names; without one the page depends on the lang cookie. */
  lang: string | undefined;
  /** Who was never here gets it in another form. */
  variesByFirstVisit: boolean;
  /** Who has chosen a look gets it in that one; data has none. */
  variesByTheme: boolean;
}

/**
 * The address under which a page may be kept for everyone, or undefined where it may not be: a page that the
 * sitemap doesn't say is the same for everyone, or a parameter that this page's list there doesn't know. A kept
 * page is rendered from this address alone, so nothing that is missing in it can get into the page (decisions 21).
 */
export function cacheAddressOf(rawUrl: string): CacheAddress | undefined {
  if (rawUrl.length > maxAddressLength || rawUrl.includes("#")) return undefined;
  const [path, query] = splitAddress(rawUrl);
  const { page, params } = match(path);
  const { lang } = params;
  if (!page.cache || (lang !== undefined && !isLanguage(lang))) return undefined;
  const address = {
    lang,
    variesByFirstVisit: variesByFirstVisit(path),
    variesByTheme: !isDataPath(path),
  };
  if (!query) return { ...address, url: path };

  const known = pageQuery(query);
  for (const name of known.keys()) if (!isKnown(name, page.cache)) return undefined;
  const text = known.toString();
  return { ...address, url: text ? `${path}?${text}` : path };
}

function isKnown(name: string, parameters: readonly string[]): boolean {
  if (name === routesParameter) return true;
  return parameters.some((known) => {
    if (known === "*") return choice.test(name);
    return known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : name === known;
  });
}
