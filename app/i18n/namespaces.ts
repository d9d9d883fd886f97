import { corePages, laboratoryPages, staffPages } from "~/sitemap/browser-patterns";

/**
 * Into which files a language's texts are divided for the browser: what every page needs, what the pages of
 * buying and of the account need besides, what only the back-office says, and what only the laboratory does. The server always has all.
 */
export const namespaces = ["core", "own", "staff", "lab"] as const;
export type Namespace = (typeof namespaces)[number];

/** The namespace of a file, out of its address `/texts/{lang}.{namespace}.{hash}`. */
export function namespaceOfAddress(address: string): string {
  return address.split(".")[1] ?? "";
}

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
