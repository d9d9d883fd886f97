/** The hidden fields of a row's form that say on what its change was made: its version, and what it said then as JSON. */
export const versionName = "_version";
export const wasName = "_was";

/** The button that looks for what a field may refer to: its value is the field. */
export const findName = "find";
