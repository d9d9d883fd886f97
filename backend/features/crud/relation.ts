import type { Query } from "../../db/database";

/** A row that a column may refer to, as forms and cells name it. */
export interface RelatedRow {
  /** What the column keeps of it. */
  value: string;
  /** In the reader's language; a translation key where it is said to be no name. */
  text: string;
  isName?: false;
  /** How it looks, where it is a picture. */
  picture?: { url: string; tint: number };
}

/** The rows that a column refers to. */
export interface Relation {
  /** Those that a text finds, the likeliest first, at most `relatedRows`; what an empty one finds is the relation's to say. */
  find: (q: Query, text: string) => Promise<RelatedRow[]>;
  /** Those with these values; what isn't there is left out. */
  named: (q: Query, values: readonly string[]) => Promise<RelatedRow[]>;
}

/** How many rows are offered at once. */
export const relatedRows = 11;

/** The rows with these values; one that has gone is called by its value. */
export async function nameAll(
  q: Query,
  relation: Relation,
  values: readonly string[],
): Promise<RelatedRow[]> {
  const found = values.length > 0 ? await relation.named(q, values) : [];
  const gone = values.filter((value) => !found.some((row) => row.value === value));
  return [...found, ...gone.map((value) => ({ value, text: value }))];
}

/** What a column keeps of related rows, one or several, as a list. */
export function valuesIn(cell: unknown): string[] {
  if (cell == null) return [];
  return Array.isArray(cell) ? cell.map(String) : [String(cell)];
}
