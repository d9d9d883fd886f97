import { type Appended, isAppended } from "./appended";

/** Two lists of a page keep apart what each has appended: the address of its first page names it. */
const nameOf = (first: string) => `appended ${first}`;

/** What the list whose first appended page is `first` has appended at this entry of the history. */
export function readAppended<Item>(first: string): Appended<Item> | undefined {
  const kept = readEntryState(nameOf(first));
  return isAppended<Item>(kept, first) ? kept : undefined;
}

export function saveAppended<Item>(list: Appended<Item>): void {
  writeEntryState(nameOf(list.from), list);
}

/**
 * What belongs to one entry of the browser's history, beside what the router keeps there: it comes back
 * with the entry, by Back and by reload alike.
 */
function readEntryState(name: string): unknown {
  const state: unknown = window.history.state;
  return state && typeof state === "object" ? (state as Record<string, unknown>)[name] : undefined;
}

/** Keeps it; a browser that refuses (too much, too often) only loses the comfort. */
function writeEntryState(name: string, value: unknown): void {
  try {
    window.history.replaceState({ ...window.history.state, [name]: value }, "");
  } catch {}
}
