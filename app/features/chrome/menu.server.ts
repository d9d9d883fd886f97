import type { LanguageCode } from "#backend/contract/languages";
import type { MenuEntry } from "#backend/contract/site";
import { cacheForAll } from "~/api/cached-calls.server";
import { getMenu } from "~/api/site.server";
import type { RequestContext } from "~/request/context.server";
import { menuHref } from "./menu-href";

/** A menu entry as the page prints it; without `href` it is plain text. */
export interface MenuLink {
  title: string;
  href?: string;
  children?: MenuLink[];
}

/** The shop's menu in the page's language; none while the backend gives none. */
export async function loadMenu({ anonymousClient, lang }: RequestContext): Promise<MenuLink[]> {
  const entries = await cacheForAll(`menu.${lang}`, () => getMenu(anonymousClient, lang)).catch(
    () => [],
  );
  return toLinks(entries, lang);
}

export function toLinks(entries: readonly MenuEntry[], lang: LanguageCode): MenuLink[] {
  return entries.map(({ title, to, children }) => ({
    title,
    href: menuHref(to, lang) ?? undefined,
    children: children.length > 0 ? toLinks(children, lang) : undefined,
  }));
}
