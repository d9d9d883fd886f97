import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import type { MenuEntry } from "#backend/contract/site";

/** The named places of the storefront that a menu may point to (R-ENT-11). */
const places = new Map([
  ["home", "/:lang"],
  ["products", "/:lang/home/products/:gen?/:category?"],
  ["product", "/:lang/home/products/show/:product_id/:product_name"],
  ["carts", "/:lang/carts"],
  ["blogs", "/:lang/blogs/:genum?/:tag?"],
  ["blog", "/:lang/home/singleBlog/:blog_id/:title"],
  ["faqs", "/:lang/home/faqs"],
  ["page", "/:lang/home/pages/:slag"],
  ["law", "/:lang/home/law"],
  ["login", "/:lang/login"],
  ["user", "/user"],
  ["orders", "/user/orders"],
  ["wish-list", "/user/wish-list"],
  ["tickets", "/user/tickets"],
]);

/**
 * Where a menu entry leads, with the page's language filled in; null for a name that is not known, a path
 * that is none, or a parameter that is missing: the entry is then plain text.
 */
export function menuHref(to: MenuEntry["to"], lang: LanguageCode): string | null {
  const pattern = to.path ?? (to.name === undefined ? undefined : places.get(to.name));
  if (!pattern?.startsWith("/") || pattern.startsWith("//")) return null;
  const path = fillPath(withLanguage(pattern), { ...to.params, lang });
  if (path === null) return null;
  const query = new URLSearchParams(to.query).toString();
  return query ? `${path}?${query}` : path;
}

/** Addresses that have no language in them; all others of the shop begin with one. */
const withoutLanguage = ["user", "dev", "logout"];

/** A path that an owner writes without a language is the page's own in each. */
function withLanguage(pattern: string): string {
  const [, first = ""] = pattern.split(/[/?#]/);
  const stands = first === ":lang" || isLanguage(first) || withoutLanguage.includes(first);
  return stands ? pattern : `/:lang${pattern === "/" ? "" : pattern}`;
}

function fillPath(pattern: string, params: Record<string, string>): string | null {
  const parts: string[] = [];
  for (const part of pattern.split("/").slice(1)) {
    if (!part.startsWith(":")) {
      parts.push(part);
      continue;
    }
    const value = params[part.slice(1).replace(/\?$/, "")];
    if (value) parts.push(encodeURIComponent(value));
    else if (!part.endsWith("?")) return null;
    else break;
  }
  return `/${parts.join("/")}`;
}
