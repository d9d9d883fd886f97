/**
 * Letters to insert, drop, replace or swap with their neighbour to turn one word into the other
 * (optimal string alignment); above `max` for any larger number.
 */
export function letterDistance(a: string, b: string, max: number): number {
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

/** Two letters make another word of one that is no longer than this. */
export const longestShort = 7;

/** How many letters may be wrong in a word of a length. */
export function allowedTypos(length: number): number {
  if (length <= 3) return 0;
  return length <= longestShort ? 1 : 2;
}

/** From 0 to 1: the share of letters that are the same. */
export function alikeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length, 1);
  return 1 - letterDistance(one, other, longest) / longest;
}
