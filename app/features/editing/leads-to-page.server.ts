import { isLanguage } from "#backend/contract/languages";
import { redirectAddress } from "#backend/contract/redirects";
import { match } from "~/sitemap/match";

/** Whether a decoded path with its language, if it has one, is that of a page that everybody may ask for. */
export function leadsToPublicPage(path: string): boolean {
  const { name, page, params } = match(redirectAddress(path));
  const isKnown = params.lang === undefined || isLanguage(params.lang);
  return name !== "not-found" && page.access !== "staff" && isKnown;
}
