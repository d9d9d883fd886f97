/** The decoration of a product's address: its name with hyphens, Persian letters and half-spaces kept as they are. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFC")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}\u200c]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 160);
}
