import { publicPage } from "~/request/public-page";

/**
 * Into which files a language's texts are divided for the browser: what every page needs, what the pages of
 * buying and of the account need besides, and what only the laboratory says. The server always has all.
 */
export const areas = ["core", "own", "lab"] as const;
export type Area = (typeof areas)[number];

const labPage = /^\/(?:[a-z]{2}\/)?__lab(?:\/|$)/;

/**
 * Of a language's addresses those that a page needs; its `data-texts` names them, by a space each. Whatever
 * is no public page is one of the shopper's own, so that a new page has its texts without being entered
 * anywhere. So is the offline page, with which the worker keeps both files.
 */
export function textsOf(pathname: string, { core, own, lab }: Record<Area, string>): string[] {
  if (publicPage.test(pathname)) return [core];
  return labPage.test(pathname) ? [core, own, lab] : [core, own];
}

/** The area of a file, out of its address `/texts/{lang}.{area}.{hash}`. */
export function areaOfAddress(address: string): string {
  return address.split(".")[1] ?? "";
}
