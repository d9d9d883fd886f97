import type { LanguageCode } from "#backend/contract/languages";
import { langPath, textPage } from "~/sitemap/paths";
import { footColumns } from "./foot-columns";
import type { MenuLink } from "./menu.server";

/** A published page of text, as the foot needs it. */
export interface PublishedPage {
  slug: string;
  title: string;
  /** The language of the title, where it isn't the page's. */
  lang?: LanguageCode | undefined;
  /** Whether its writer wants it at the foot of every page. */
  isAtFoot: boolean;
}

/** What the pages of text change of a foot; what they leave as it is is not there. */
export interface FootPages {
  /** Paths of shipped links that lead to nothing that is published. */
  unpublished?: string[];
  /** Pages that belong there and that nothing at the foot leads to. */
  more?: MenuLink[];
}

const shipped: readonly string[] = footColumns.flatMap(({ links }) => links.map(([path]) => path));

/** What the published pages change of the owner's menu at the foot, or of the shipped links where there is none. */
export function footPagesOf(
  menu: readonly MenuLink[] | null,
  pages: readonly PublishedPage[],
  lang: LanguageCode,
): FootPages {
  const linked = new Set(menu ? hrefsIn(menu) : shipped.map((path) => langPath(lang, path)));
  const published = new Set(pages.map(({ slug }) => textPage(slug)));
  const unpublished = shipped.filter((path) => isTextPage(path) && !published.has(path));
  const more = pages
    .map((page) => ({ ...page, href: langPath(lang, textPage(page.slug)) }))
    .filter(({ isAtFoot, href }) => isAtFoot && !linked.has(href))
    .map(({ title, lang: own, href }) => ({ title, ...(own && { lang: own }), href }));
  return {
    ...(!menu && unpublished.length > 0 && { unpublished }),
    ...(more.length > 0 && { more }),
  };
}

const isTextPage = (path: string) => path.startsWith(textPage(""));

function hrefsIn(links: readonly MenuLink[]): string[] {
  return links.flatMap(({ href, children = [] }) => [
    ...(href ? [href] : []),
    ...hrefsIn(children),
  ]);
}
