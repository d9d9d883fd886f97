/** Addresses that are no pages: files whose names tell their content, and pictures. */

/** Below these stand files that never change under their address. */
const folders = "/(?:assets|fonts|texts|icons)/";

const aFile = new RegExp(`^${folders}`);

/** Files that a document names, in markup or in its own scripts; the laboratory's texts are nobody's who shops. */
export const namedFiles = new RegExp(`${folders}(?![a-z]+\\.lab\\.)[^"'\\s\\\\)<>]+`, "g");

export function isFile(pathname: string): boolean {
  return aFile.test(pathname);
}

/** A picture of the shop's media, in one of its sizes. */
export function isPicture(pathname: string): boolean {
  return pathname.startsWith("/api/media/");
}
