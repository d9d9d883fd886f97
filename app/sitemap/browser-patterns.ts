/**
 * What the script of every page must know of the sitemap, as patterns. The browser's build writes them down
 * (server/vite/sitemap-patterns.ts): the sitemap itself would weigh more than what asks it.
 */
import type { Page } from "./page";
import { pages } from "./pages";

/** Pages that need the core's texts alone. */
export const corePages: RegExp = patternOf(({ texts }) => texts === "core");

/** Pages that need the laboratory's texts too. */
export const laboratoryPages: RegExp = patternOf(({ texts }) => texts === "lab");

/** The back-office, which needs its own texts: no page of it is named here, where every shopper could read it. */
export const staffPages: RegExp = /^\/staff(?:\/|$)/i;

/** What is a page only under a language, with the language left out. */
export const pagesWithoutTheirLanguage: RegExp = new RegExp(
  `^${alternatives(({ at, path, screen }) => !at && path !== "" && !screen.startsWith("resources/"))}$`,
  "i",
);

/** All pages of a kind, by their whole paths, with or without a slash at the end. */
function patternOf(isOfKind: (page: Page) => boolean): RegExp {
  const both = alternatives((page) => isOfKind(page) && page.at === "both");
  const underLanguage = alternatives((page) => isOfKind(page) && page.at === undefined);
  return new RegExp(`^(?:(?:/[a-z]{2})?${both}|/[a-z]{2}${underLanguage})/*$`, "i");
}

function alternatives(isOne: (page: Page) => boolean): string {
  const found = Object.values(pages).filter(isOne);
  const sources = found.map(({ path }) =>
    path
      .split("/")
      .filter(Boolean)
      .map((segment) => {
        if (!segment.startsWith(":")) return `/${segment}`;
        return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
      })
      .join(""),
  );
  return found.length > 0 ? `(?:${[...new Set(sources)].join("|")})` : "(?!)";
}
