/** The newest catalogue version that any answer of the backend has carried (decisions 21). */
let seen = "";
const listeners = new Set<(version: string) => void>();

export function seenCatalogVersion(): string {
  return seen;
}

/** Called with every answer's `X-Catalog-Version`; tells the listeners when it has moved on. */
export function noteCatalogVersion(version: string | null): void {
  if (!version || version === seen) return;
  seen = version;
  for (const listener of listeners) listener(version);
}

/** Calls `listener` on each move; answers how to stop that. */
export function onCatalogVersion(listener: (version: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
