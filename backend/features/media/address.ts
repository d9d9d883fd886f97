/** The address of a picture without its width, which `?w=` names (C-64). */
export function pictureAddress(file: string): string {
  return `/api/media/${file}`;
}
