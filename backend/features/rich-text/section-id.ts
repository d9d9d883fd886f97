/**
 * The id of a heading by its words, in any script: `s-چطور-انتخاب-کنیم`. The same words again are numbered, so that an
 * address with it goes on leading there as long as the heading stands.
 */
export function sectionIds(): (words: string) => string {
  const taken = new Map<string, number>();
  return (words) => {
    const stem = words
      .normalize("NFC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60)
      .replace(/-+$/, "");
    const base = `s-${stem || "section"}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}
