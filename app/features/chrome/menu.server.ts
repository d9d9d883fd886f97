import type { LanguageCode } from "#backend/contract/languages";
import type { MenuName } from "#backend/contract/menus";
import type { MenuEntry } from "#backend/contract/site";
import { cacheForAll } from "~/api/cached-calls.server";
import { getTextPages } from "~/api/reading.server";
import { getMenu } from "~/api/site.server";
import { saidIn } from "~/i18n/said-in";
import type { RequestContext } from "~/request/context.server";
import { footPagesOf, type PublishedPage } from "./foot-pages";
import { menuHref } from "./menu-href";

/** A menu entry as the page prints it; without `href` it is plain text. */
export interface MenuLink {
  title: string;
  /** The language of the title, where it isn't the page's. */
  lang?: LanguageCode;
  href?: string;
  children?: MenuLink[];
}

/** A link of the owner's own in the account. */
export interface AccountLink {
  title: string;
  href: string;
  /** Attributes of a title that is in another language than the page. */
  said?: ReturnType<typeof saidIn>;
}

/** One of the shop's menus in the page's language; empty while the backend gives none. */
export async function loadMenu(
  { anonymousClient, lang }: RequestContext,
  name: MenuName,
): Promise<MenuLink[]> {
  const read = () => getMenu(anonymousClient, name, lang);
  const entries = await cacheForAll(`menu.${name}.${lang}`, read).catch(() => []);
  return toLinks(entries, lang);
}

/** The owner's own links in the account, one list: what leads nowhere is left out, and what stands below an entry follows it. */
export async function loadAccountLinks(ctx: RequestContext): Promise<AccountLink[]> {
  return linksIn(await loadMenu(ctx, "user"));
}

function linksIn(links: readonly MenuLink[]): AccountLink[] {
  return links.flatMap(({ title, lang, href, children = [] }) => [
    ...(href ? [{ title, href, said: saidIn(lang) }] : []),
    ...linksIn(children),
  ]);
}

/**
 * The menus of every page. The foot's is left out while the owner has filled none: what is shipped stands there. What published pages of
 * text change of it goes along where they change anything.
 */
export async function loadMenus(ctx: RequestContext) {
  if (ctx.isStaffShell) return { menu: [] };
  const [menu, foot, pages] = await Promise.all([
    loadMenu(ctx, "home"),
    loadMenu(ctx, "footer"),
    loadPages(ctx),
  ]);
  const hasMenu = foot.length > 0;
  const footPages = pages ? footPagesOf(hasMenu ? foot : null, pages, ctx.lang) : {};
  return {
    menu,
    ...(hasMenu && { foot }),
    ...(Object.keys(footPages).length > 0 && { footPages }),
  };
}

/** The published pages of text; null while the backend gives none. */
async function loadPages({
  anonymousClient,
  lang,
}: RequestContext): Promise<PublishedPage[] | null> {
  const read = () => getTextPages(anonymousClient);
  const pages = await cacheForAll(`pages.${lang}`, read).catch(() => null);
  return (
    pages?.map(({ slug, title, said_in, show_in }) => ({
      slug,
      title,
      lang: said_in?.title,
      isAtFoot: show_in === "footer",
    })) ?? null
  );
}

export function toLinks(entries: readonly MenuEntry[], lang: LanguageCode): MenuLink[] {
  return entries.map(({ title, lang: own, to, children }) => ({
    title,
    ...(own && { lang: own }),
    href: menuHref(to, lang) ?? undefined,
    children: children.length > 0 ? toLinks(children, lang) : undefined,
  }));
}
