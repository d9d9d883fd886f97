/**
 * Into which files a language's texts are divided for the browser: what every page needs, what the pages of
 * buying and of the account need besides, and what only the laboratory says. The server always has all.
 */
export const areas = ["core", "own", "lab"] as const;
export type Area = (typeof areas)[number];

/** The area of a file, out of its address `/texts/{lang}.{area}.{hash}`. */
export function areaOfAddress(address: string): string {
  return address.split(".")[1] ?? "";
}
