import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import type { MenuEntry } from "#backend/contract/site";
import { type PageName, pages } from "~/sitemap/pages";
import { withQuery } from "~/sitemap/with-query";

/** The pages of the storefront that a menu may name (R-ENT-11). */
const named: readonly PageName[] = [
  "home",
  "products",
  "product",
  "carts",
  "blogs",
  "blog",
  "faqs",
  "page",
  "law",
  "login",
  "user",
  "orders",
  "wish-list",
  "tickets",
];

function patternOf(name: string): string | undefined {
  const found = named.find((one) => one === name);
  if (!found) return undefined;
  const { path, at } = pages[found];
  return at === "bare" ? `/${path}` : `/:lang${path && `/${path}`}`;
}

/**
 * Where a menu entry leads, with the page's language filled in and percent-encoded (R-ROUTE-35), or an https address; null for
 * a name that is not known, a path that is none, or a parameter that is missing: the entry is then plain text.
 */
export function menuHref(to: MenuEntry["to"], lang: LanguageCode): string | null {
  if (to.path && /^https:\/\/[^/\\]/.test(to.path)) return to.path;
  const pattern = to.path ?? (to.name === undefined ? undefined : patternOf(to.name));
  if (!pattern?.startsWith("/") || pattern.startsWith("//")) return null;
  const path = fillPath(withLanguage(pattern), { ...to.params, lang });
  if (path === null) return null;
  return withQuery(path, new URLSearchParams(to.query));
}

/** How addresses begin that have no language in them; all others of the shop begin with one. */
const withoutLanguage = new Set(
  Object.values(pages).flatMap(({ path, at }) =>
    at === "bare" && path ? [path.split("/")[0]] : [],
  ),
);

/** A path that an owner writes without a language is the page's own in each. */
function withLanguage(pattern: string): string {
  const [, first = ""] = pattern.split(/[/?#]/);
  const stands = first === ":lang" || isLanguage(first) || withoutLanguage.has(first);
  return stands ? pattern : `/:lang${pattern === "/" ? "" : pattern}`;
}

function fillPath(pattern: string, params: Record<string, string>): string | null {
  const parts: string[] = [];
  for (const part of pattern.split("/").slice(1)) {
    if (!part.startsWith(":")) {
      parts.push(part.replace(/\P{ASCII}+/gu, encodeURIComponent));
      continue;
    }
    const value = params[part.slice(1).replace(/\?$/, "")];
    if (value) parts.push(encodeURIComponent(value));
    else if (!part.endsWith("?")) return null;
    else break;
  }
  return `/${parts.join("/")}`;
}
