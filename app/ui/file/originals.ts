/** The files behind the links that this page was given for them, for as long as it is open. */
const originals = new Map<string, File>();

export function rememberOriginal(url: string, file: File): void {
  originals.set(url, file);
}

/** The file as it was chosen; undefined of a picture that came with the page. */
export const originalOf = (url: string): File | undefined => originals.get(url);
