import { singular } from "./normalize";

/** How many letters may be wrong in a word of a length. */
function allowed(length: number): number {
  if (length <= 3) return 0;
  return length <= 5 ? 1 : 2;
}

/**
 * How many letters differ between a query's words and the nearest of a text's words; null where one
 * is too far from all of them to be a typo.
 */
export function countTypos(words: readonly string[], text: string): number | null {
  const candidates = text.trim().split(" ").map(singular);
  let typos = 0;
  for (const word of words) {
    const max = allowed(word.length);
    const nearest = Math.min(...candidates.map((candidate) => distance(word, candidate, max)));
    if (nearest > max) return null;
    typos += nearest;
  }
  return typos;
}

/**
 * Letters to insert, drop, replace or swap with their neighbour to turn one word into the other
 * (optimal string alignment); above `max` for any larger number.
 */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  const width = b.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j < width; j++) {
      const same = a[i - 1] === b[j - 1];
      let min = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        min = Math.min(min, (before[j - 2] ?? 0) + 1);
      }
      row.push(min);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
