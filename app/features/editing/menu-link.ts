import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import type { MenuEntry } from "#backend/contract/site";
import { menuHref } from "~/features/chrome/menu-href";
import { match } from "~/sitemap/match";

type Target = Omit<MenuEntry["to"], "params"> & { params?: Record<string, string> };

/** Where an entry of a menu leads, as an owner writes it: without the language that the reader's page fills in. */
export function linkOf(to: Target): string {
  const [first, second] = languageCodes.map((lang) => hrefIn(to, lang));
  if (!first || first === second) return readable(first ?? "");
  return readable(first.replace(/^\/[a-z]+(?=$|[/?#])/, "") || "/");
}

/** An address with its letters beyond ASCII as they are; what else is encoded means something where it stands. */
function readable(address: string): string {
  try {
    return address.replace(/(?:%[89a-f][\da-f])+/gi, decodeURIComponent);
  } catch {
    return address;
  }
}

/** Whether a link that an owner wrote leads to a page of the shop's that shoppers may open. */
export function leadsToPage(link: string): boolean {
  const [path = ""] = link.split(/[?#]/);
  return languageCodes.every((lang) => {
    const href = hrefIn({ path }, lang);
    if (!href) return false;
    const { name, page } = match(href);
    return name !== "not-found" && page.access !== "staff" && !page.path.startsWith("staff");
  });
}

function hrefIn(to: Target, lang: LanguageCode): string | null {
  return menuHref({ ...to, params: to.params ?? {} }, lang);
}
