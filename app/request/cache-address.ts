import { isLanguage } from "#backend/contract/languages";
import { variesForNewcomers } from "./newcomer";
import { publicPage } from "./public-page";

/** Every query parameter that a public page may depend on; attributes go by their prefix. */
const knownParameters = new Set([
  "q",
  "page",
  "per_page",
  "sort",
  "brand",
  "min",
  "max",
  "in_stock",
  "sale",
  "rating",
  "variant",
  "_routes",
]);
const knownPrefixes = ["attr."];

/** A product's page depends on its own choices, whose codes only the catalogue knows (`?color=red`). */
const productPage = /\/home\/products\/show\//;
const choice = /^[a-z0-9_]{1,40}$/;

/** What advertisers append: no page reads it, so the address counts as the same without it. */
const ignoredParameter = /^(utm_\w+|gclid|fbclid|msclkid|yclid|gbraid|wbraid|ref)$/;

const longestAddress = 2048;

export interface CacheAddress {
  /** Path and query with all that the page may depend on, in one order. */
  url: string;
  /** The language that the path names; without one the page depends on the lang cookie. */
  lang: string | undefined;
  /** Who was never here gets it in another form. */
  variesForNewcomers: boolean;
}

/**
 * The address under which a public page may be kept for everyone, or undefined where it may not be:
 * another page, or a parameter that this list doesn't know. A cached page is rendered from this address
 * alone, so nothing that is missing in it can get into the page (decisions 21).
 */
export function cacheAddressOf(rawUrl: string): CacheAddress | undefined {
  if (rawUrl.length > longestAddress || rawUrl.includes("#")) return undefined;
  const [path = "", query] = rawUrl.split("?", 2);
  const match = publicPage.exec(path.replace(/\.data$/, ""));
  if (!match || path === "/") return undefined;
  const lang = match[1];
  if (lang !== undefined && !isLanguage(lang)) return undefined;
  const varies = variesForNewcomers(path);
  if (!query) return { url: path, lang, variesForNewcomers: varies };

  const known = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (ignoredParameter.test(name)) continue;
    if (!isKnown(name) && !(productPage.test(path) && choice.test(name))) return undefined;
    known.append(name, value);
  }
  known.sort();
  const text = known.toString();
  return { url: text ? `${path}?${text}` : path, lang, variesForNewcomers: varies };
}

function isKnown(name: string): boolean {
  return knownParameters.has(name) || knownPrefixes.some((prefix) => name.startsWith(prefix));
}
