/** The name in the storage of an owner's photo, by the path that its row has. */
export function originalName(path: string): string {
  return `originals/${path.slice(0, 2)}/${path}`;
}
