/**
 * What belongs to one entry of the browser's history, beside what the router keeps there: it comes back
 * with the entry, by Back and by reload alike.
 */
export function readEntryState(name: string): unknown {
  const state: unknown = window.history.state;
  return state && typeof state === "object" ? (state as Record<string, unknown>)[name] : undefined;
}

/** Keeps it; a browser that refuses (too much, too often) only loses the comfort. */
export function writeEntryState(name: string, value: unknown): void {
  try {
    window.history.replaceState({ ...window.history.state, [name]: value }, "");
  } catch {}
}
