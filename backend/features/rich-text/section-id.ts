/**
 * The id of a heading by its words, in any script: `s-چطور-انتخاب-کنیم`. The same words again are numbered, so that an
 * address with it goes on leading there as long as the heading stands.
 */
export function sectionIds(): (words: string) => string {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return (words) => {
    const tidy = words
      .normalize("NFC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "");
    const stem = [...tidy].slice(0, 60).join("").replace(/-+$/, "");
    const base = `s-${stem || "section"}`;
    let count = (counts.get(base) ?? 0) + 1;
    const numbered = () => (count === 1 ? base : `${base}-${count}`);
    // A heading may end with a number of its own.
    while (taken.has(numbered())) count += 1;
    counts.set(base, count);
    taken.add(numbered());
    return numbered();
  };
}
