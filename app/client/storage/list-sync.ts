/**
 * The stored copies of the cart and the wish list (R-STORE-07, R-STORE-08, C-26): what the server said last. A page
 * that says nothing of them leaves them as they are.
 */
import { type GuardedStorage, readJson, storageKeys, writeChanged } from "./guarded-storage";

/** One line as local storage has it (domain 4.6, C-27); `price_seen` in the currency's storage unit. */
export interface StoredLine {
  variant_id: string;
  product_id: number;
  qty: number;
  price_seen: { amount: number; currency: string } | null;
  name: string;
  /** What the variant differs in, in words. */
  options: string;
  image: string | null;
  url: string;
  added_at: string;
}

/** What of a page's lists is stored; null where the page says nothing of one. */
export interface SyncedLists {
  cart: { lines: { line: StoredLine }[] } | null;
  /** Codes of the products on the wish list. */
  wishes: number[] | null;
}

export type ListKey = typeof storageKeys.carts | typeof storageKeys.wishList;

/** Called after each writing in this tab; the browser tells the others by the storage event. */
export const listListeners = new Set<() => void>();

/** A map by variant, and an array of product codes (R-ENT-14, R-ENT-15, C-27). */
export function syncLists(store: GuardedStorage, { cart, wishes }: SyncedLists): void {
  if (cart) {
    const map: Record<string, StoredLine> = {};
    for (const { line } of cart.lines) map[line.variant_id] = line;
    writeChanged(store, storageKeys.carts, JSON.stringify(map));
  }
  if (wishes) writeChanged(store, storageKeys.wishList, JSON.stringify(wishes));
  tellListeners();
}

/** Tells whoever shows the lists that they have changed in this tab. */
export function tellListeners(): void {
  for (const listener of listListeners) listener();
}

/** The stored cart's lines by their variants; none where it is broken. */
export function storedLines(store: GuardedStorage): Record<string, StoredLine> {
  const stored = readJson(store, storageKeys.carts);
  const isMap = stored !== null && typeof stored === "object" && !Array.isArray(stored);
  if (!isMap) return {};
  const entries = Object.entries(stored as Record<string, StoredLine>);
  return Object.fromEntries(entries.filter(([, line]) => amountOf(line) > 0));
}

/** How many pieces the stored cart has, or products the stored list; a broken one has none (R-NAV-08, R-STORE-18). */
export function countItems(store: GuardedStorage, key: ListKey): number {
  return [...readAmounts(store, key).values()].reduce((sum, one) => sum + one, 0);
}

/** The codes of the products on the stored wish list; none where it is broken. */
export function codesOf(store: GuardedStorage): number[] {
  const stored = readJson(store, storageKeys.wishList);
  return Array.isArray(stored) ? stored.filter((code) => typeof code === "number") : [];
}

/**
 * Whether storage holds other things than the page knows of: another tab has changed them. Names and prices
 * don't count, as tabs may differ in language (R-STORE-16).
 */
export function areListsStale(store: GuardedStorage, { cart, wishes }: SyncedLists): boolean {
  const known = (cart?.lines ?? []).map(({ line }) => `${line.variant_id}:${line.qty}`);
  const codes = (wishes ?? []).map((code) => `${code}:1`);
  return (
    digest(known) !== digest(amountsIn(store, storageKeys.carts)) ||
    digest(codes) !== digest(amountsIn(store, storageKeys.wishList))
  );
}

const digest = (parts: string[]) => parts.sort().join();

function amountsIn(store: GuardedStorage, key: ListKey): string[] {
  return [...readAmounts(store, key)].map(([name, amount]) => `${name}:${amount}`);
}

function readAmounts(store: GuardedStorage, key: ListKey): Map<string, number> {
  const stored = readJson(store, key);
  if (!stored || typeof stored !== "object") return new Map();
  if (Array.isArray(stored)) return new Map(stored.map((code) => [String(code), 1]));
  return new Map(Object.entries(stored).map(([name, line]) => [name, amountOf(line)]));
}

function amountOf(line: unknown): number {
  const isLine = line && typeof line === "object" && "qty" in line;
  return isLine && typeof line.qty === "number" && line.qty > 0 ? line.qty : 0;
}
