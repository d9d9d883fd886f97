import { readCatalogMoves } from "#backend/contract/catalog-moves";

/** What a move of the catalogue has touched: the pages of these products, by their public codes, or all pages. */
export type CatalogChange = readonly number[] | "all";

/** The newest catalogue version that any answer of the backend has carried (decisions 21). */
let seen = "";
const listeners = new Set<(change: CatalogChange) => void>();

export function seenCatalogVersion(): string {
  return seen;
}

/** When an answer was last one that pages aren't to be kept of for long; by `performance.now()`. */
let doubtedAt = Number.NEGATIVE_INFINITY;

/** Whether an answer since then was behind, or failed: a page may then show what it remembered, or go without. */
export function wasDoubted(since: number): boolean {
  return doubtedAt >= since;
}

/** Notes that an answer failed, so that something else may stand in for it. */
export function noteDoubt(): void {
  doubtedAt = performance.now();
}

/**
 * Called with every answer's `X-Catalog-Version` and `X-Catalog-Moves`; tells the listeners when it has moved on. Of two backends
 * one may be a little behind: what it says is old. `known` is what had been seen when it was asked.
 */
export function noteCatalogVersion(
  version: string | null,
  moves: string | null = null,
  known?: string,
): void {
  if (version && Number(version) < Number(known)) noteDoubt();
  if (!version || version === seen || Number(version) < Number(seen)) return;
  const change = moves ? readCatalogMoves(moves, Number(seen), Number(version)) : "all";
  seen = version;
  for (const listener of listeners) listener(change);
}

/** The same, as an answer's headers carry them. */
export function noteCatalogHeaders(headers: Headers, known?: string): void {
  noteCatalogVersion(headers.get("X-Catalog-Version"), headers.get("X-Catalog-Moves"), known);
}

/** Calls `listener` on each move; answers how to stop that. */
export function onCatalogMove(listener: (change: CatalogChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
