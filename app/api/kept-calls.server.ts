import { LRUCache } from "lru-cache";
import { onCatalogVersion } from "./catalog-version.server";

/** Answers that are the same for everyone are asked for again after this long, or when the catalogue version moves. */
const keptForMs = 5_000;

const kept = new LRUCache<string, { value?: unknown; pending?: Promise<unknown> }>({
  max: 64,
  ttl: keptForMs,
});
onCatalogVersion(() => kept.clear());

/** By key; the keys are few, one for each language. */
const lastGood = new LRUCache<string, object>({ max: 16 });

/** One call for all requests of a short while; a failure is not kept. */
export async function keepForAll<T>(key: string, call: () => Promise<T>): Promise<T> {
  const entry = kept.get(key);
  if (entry) return (entry.value ?? entry.pending) as T | Promise<T>;
  const pending = call();
  const fresh: { value?: unknown; pending?: Promise<unknown> } = { pending };
  kept.set(key, fresh);
  try {
    const value = await pending;
    fresh.value = value;
    return value;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

/** As `keepForAll`; while the call fails, its last good answer stands in (R-STARTUP-01). */
export async function keepLastGood<T extends object>(
  key: string,
  call: () => Promise<T>,
): Promise<T> {
  try {
    const value = await keepForAll(key, call);
    lastGood.set(key, value);
    return value;
  } catch (error) {
    const known = lastGood.get(key);
    if (!known) throw error;
    return known as T;
  }
}
