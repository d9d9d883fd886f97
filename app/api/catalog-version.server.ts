import { readCatalogMoves } from "#backend/contract/catalog-moves";

/** What a move of the catalogue has touched: the pages of these products, by their public codes, or all pages. */
export type CatalogChange = readonly number[] | "all";

/** The newest catalogue version that any answer of the backend has carried (decisions 21). */
let seen = "";
const listeners = new Set<(change: CatalogChange) => void>();

export function seenCatalogVersion(): string {
  return seen;
}

/**
 * Called with every answer's `X-Catalog-Version` and `X-Catalog-Moves`; tells the listeners when it has moved on. Of two backends
 * one may be a little behind: what it says is old.
 */
export function noteCatalogVersion(version: string | null, moves: string | null = null): void {
  if (!version || version === seen || Number(version) < Number(seen)) return;
  const change = moves ? readCatalogMoves(moves, Number(seen), Number(version)) : "all";
  seen = version;
  for (const listener of listeners) listener(change);
}

/** The same, as an answer's headers carry them. */
export function noteCatalogHeaders(headers: Headers): void {
  noteCatalogVersion(headers.get("X-Catalog-Version"), headers.get("X-Catalog-Moves"));
}

/** Calls `listener` on each move; answers how to stop that. */
export function onCatalogMove(listener: (change: CatalogChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
