/**
 * A term is one thing that a product or variant can be filtered by, as a small number: its table's id
 * and the kind of table in one.
 */
const kinds = ["department", "category", "brand", "option"] as const;
type TermKind = (typeof kinds)[number];

/** The id in a term's table. */
export function idOfTerm(term: number): number {
  return Math.floor(term / kinds.length);
}

export function isOption(term: number): boolean {
  return term % kinds.length === kinds.indexOf("option");
}

export function termOf(kind: TermKind, id: number): number {
  return id * kinds.length + kinds.indexOf(kind);
}
