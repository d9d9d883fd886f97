import { pagesWithoutTheirLanguage } from "./browser-patterns";

/**
 * The page that an address without its mandatory language meant (R-ROUTE-31), as its path under a language;
 * undefined where a language in front would not help either.
 */
export function meantPage(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, "");
  if (path === "/home") return "/";
  return pagesWithoutTheirLanguage.test(path) ? path : undefined;
}
