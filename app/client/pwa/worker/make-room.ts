/** What is done where the browser has no room left: what was saved by itself goes first, what waits to be sent never. */
import { pagesCachePrefix, picturesCachePrefix } from "./cache-address";
import { type FullKind, noteFull } from "./full-note";

/** So often half of what was saved by itself is taken away before a write is given up. */
const maxRounds = 3;

export function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/**
 * Writes something; where there is no room it makes some and tries again. Rejects with whatever else goes wrong.
 * @param kind what is written, in case that it can't be: it is noted, and told on the page of the device
 * @returns what `write` does, or "full" where there is no room even then
 */
export async function withRoom<T>(kind: FullKind, write: () => Promise<T>): Promise<T | "full"> {
  for (let round = 0; ; round++) {
    try {
      return await write();
    } catch (error) {
      if (!isOutOfRoom(error)) throw error;
      if (round < maxRounds && (await makeRoom())) continue;
      await noteFull(kind);
      return "full";
    }
  }
}

/** Takes away the half of the visited pages and of the pictures that was not used for longest. @returns whether any was */
export async function makeRoom(): Promise<boolean> {
  let count = 0;
  for (const name of await caches.keys()) {
    if (!name.startsWith(pagesCachePrefix) && !name.startsWith(picturesCachePrefix)) continue;
    const cache = await caches.open(name);
    const keys = await cache.keys();
    const oldest = keys.slice(0, Math.ceil(keys.length / 2));
    await Promise.all(oldest.map((key) => cache.delete(key)));
    count += oldest.length;
  }
  return count > 0;
}
