/** How a language says whole numbers. */
export interface NumberWording {
  zero: string;
  /** From 1 on, up to the largest that is exact. */
  say(value: number): string;
  /** What a number becomes before what it counts, where that differs: "eins", but "ein Euro". */
  beforeNoun?(words: string): string;
}
