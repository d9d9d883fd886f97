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
      if (round < maxRounds && (await makeRoomOnce(givingWayTo(kind)))) continue;
      await noteFull(kind);
      return "full";
    }
  }
}

type Saved = typeof pagesCachePrefix | typeof picturesCachePrefix;

/** What goes for it: a page is worth more than a picture. */
function givingWayTo(kind: FullKind): readonly Saved[] {
  return kind === "pictures" ? [picturesCachePrefix] : [pagesCachePrefix, picturesCachePrefix];
}

const making = new Map<string, Promise<boolean>>();

/** A page fails with all of its files and pictures at once: they wait for the same room, else nothing were left of any. */
function makeRoomOnce(prefixes: readonly Saved[]): Promise<boolean> {
  const name = prefixes.join();
  const begun = making.get(name);
  if (begun) return begun;
  const room = makeRoom(prefixes).finally(() => making.delete(name));
  making.set(name, room);
  return room;
}

/** Takes away the half of the caches' entries that was not used for longest. @returns whether there were any */
async function makeRoom(prefixes: readonly Saved[]): Promise<boolean> {
  let count = 0;
  for (const name of await caches.keys()) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    const cache = await caches.open(name);
    const keys = await cache.keys();
    const oldest = keys.slice(0, Math.ceil(keys.length / 2));
    await Promise.all(oldest.map((key) => cache.delete(key)));
    count += oldest.length;
  }
  return count > 0;
}
