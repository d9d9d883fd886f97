import { LRUCache } from "lru-cache";
import { onCatalogMove } from "./catalog-version.server";

/** Answers that are the same for everyone are asked for again after this long, or when more than stock has changed. */
export const cachedForMs = 5_000;

const cachedCalls = new LRUCache<string, { value?: unknown; pending?: Promise<unknown> }>({
  max: 64,
  ttl: cachedForMs,
});
onCatalogMove((change) => {
  if (change === "all") cachedCalls.clear();
});

/** By key; the keys are few, one for each language. */
const lastGood = new LRUCache<string, object>({ max: 16 });

/** One call for all requests of a short while; a failure is not cached. */
export async function cacheForAll<T>(key: string, call: () => Promise<T>): Promise<T> {
  const entry = cachedCalls.get(key);
  if (entry) return (entry.value ?? entry.pending) as T | Promise<T>;
  const pending = call();
  const fresh: { value?: unknown; pending?: Promise<unknown> } = { pending };
  cachedCalls.set(key, fresh);
  try {
    const value = await pending;
    fresh.value = value;
    return value;
  } catch (error) {
    cachedCalls.delete(key);
    throw error;
  }
}

/** As `cacheForAll`; while the call fails, its last good answer stands in (R-STARTUP-01). */
export async function cacheLastGood<T extends object>(
  key: string,
  call: () => Promise<T>,
): Promise<T> {
  try {
    const value = await cacheForAll(key, call);
    lastGood.set(key, value);
    return value;
  } catch (error) {
    const known = lastGood.get(key);
    if (!known) throw error;
    return known as T;
  }
}
