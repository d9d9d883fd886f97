import type { LanguageCode } from "#backend/contract/languages";
import type { Page } from "./page";
import { pages } from "./pages";

/**
 * What a browser may fetch ahead, as Speculation Rules (https://html.spec.whatwg.org/multipage/speculative-loading.html): a
 * page that is the same for everyone, in the reader's own language, once a finger or a mouse's button is down on its link.
 * No page of anybody's own is among them, and no link that says `nofollow`. Where the app has started it fetches what it
 * needs itself, which is less than a document.
 */
export function speculationRules(lang: LanguageCode): object {
  const places = Object.values(pages).filter(isKeptScreen);
  return {
    prefetch: [
      {
        source: "document",
        eagerness: "conservative",
        where: {
          and: [
            { href_matches: places.map(({ path }) => `/${lang}${path && `/${path}`}`) },
            { not: { selector_matches: ["[rel~=nofollow]", "[download]", "[data-hydrated] a"] } },
          ],
        },
      },
    ],
  };
}

function isKeptScreen({ access, cache, at, screen }: Page): boolean {
  return access === "public" && cache !== false && at !== "bare" && screen.endsWith(".tsx");
}
