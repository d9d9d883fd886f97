/** How a searched word and its synonym stand to each other: each finds the other, or the first finds the second alone. */
export const synonymKinds = ["both", "one_way"] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** Letters of a word or of the words that it stands for. */
export const maxSynonym = 60;
