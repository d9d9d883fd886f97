import { corePages, laboratoryPages, staffPages } from "./browser-patterns";

/**
 * Of the addresses of a language's texts those that a page needs; its `data-texts` names them, by a space each. A
 * page has all of the shop's unless the sitemap says otherwise, so that a new one lacks none. So has the offline
 * page, with which the worker keeps both files.
 */
export function textsOf(
  pathname: string,
  { core, own, staff, lab }: Record<"core" | "own" | "staff" | "lab", string>,
): string[] {
  if (corePages.test(pathname)) return [core];
  if (staffPages.test(pathname) && staff) return [core, own, staff];
  return laboratoryPages.test(pathname) ? [core, own, lab] : [core, own];
}
