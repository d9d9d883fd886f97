/**
 * Words and phrases that shoppers of a language use for what the shop calls otherwise. Lines hold
 * alternatives, parted by commas, in either language of the shop.
 */
export interface SynonymTable {
  /** Each of a line stands for any other of it. */
  same: readonly string[];
  /** What is typed, and the things of the shop that it means; not the other way round. */
  means: Readonly<Record<string, string>>;
  /** Words that say nothing about the thing that is looked for. */
  empty: string;
}
