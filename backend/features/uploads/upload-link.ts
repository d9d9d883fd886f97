/** The address of an uploaded picture, which is its value in forms (C-68). */
export function linkOf(file: string): string {
  return `/api/upload/${file}.webp`;
}

/** The name in a link; null for what is no link of an upload. */
export function fileOf(link: string): string | null {
  return /^\/api\/upload\/([0-9a-f]{32})\.webp$/.exec(link)?.[1] ?? null;
}

/** Where the picture lies in the storage. */
export function placeOf(file: string): string {
  return `${file.slice(0, 2)}/${file}.webp`;
}
