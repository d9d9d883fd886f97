/** Ways in which one letter goes wrong while typing, taken in turn. */
const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
  (word, at) => word.slice(0, at) + (word[at] ?? "") + word.slice(at),
  (word, at) => word.slice(0, at) + neighbourOf(word[at] ?? "") + word.slice(at + 1),
];

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"];

/** The letter on the key to the right. */
function neighbourOf(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? "";
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
}

/** A word with one letter gone wrong in its midst; which way is decided by `turn`. */
export function slip(word: string, turn: number): string {
  const at = 1 + (turn % Math.max(1, word.length - 3));
  return slips[turn % slips.length]?.(word, at) ?? word;
}
