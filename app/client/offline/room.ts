/** How much the worker keeps on this device, and how a reader takes it away again. */
import {
  addressOfKey,
  helpCachePrefix,
  pagesCachePrefix,
  picturesCachePrefix,
  savedCachePrefix,
} from "~/client/pwa/worker/cache-address";
import { forgetFullNotes } from "~/client/pwa/worker/full-note";
import { writeSavedNote } from "./departments/saved-note";
import { offlineLog } from "./log/offline-log";
import { clearShelf, measureShelf } from "./shelf/shelf";

export const keptKinds = ["pages", "pictures", "departments", "shelf"] as const;
export type KeptKind = (typeof keptKinds)[number];

export interface KeptAmount {
  count: number;
  bytes: number;
}

export type Room = Record<KeptKind, KeptAmount>;

/** What lies in the worker's caches; the rest is the private shelf. */
type CachedKind = Exclude<KeptKind, "shelf">;

const prefixes: Record<CachedKind, readonly string[]> = {
  pages: [pagesCachePrefix, helpCachePrefix],
  pictures: [picturesCachePrefix],
  departments: [savedCachePrefix],
};

/** What lies in the caches; nothing where they can't be read, so that nothing false is said. */
export async function measureRoom(): Promise<Room | undefined> {
  try {
    return {
      pages: await measure("pages"),
      pictures: await measure("pictures"),
      departments: await measure("departments"),
      shelf: await measureShelf().catch(() => ({ count: 0, bytes: 0 })),
    };
  } catch {
    return undefined;
  }
}

/** The pictures of messages that wait here: they go with their messages, by being sent or taken back. */
export async function measureWaiting(): Promise<KeptAmount> {
  try {
    const entries = await offlineLog.read();
    const blobs = entries.flatMap(({ operation }) => operation.pictures ?? []);
    return { count: blobs.length, bytes: blobs.reduce((sum, { blob }) => sum + blob.size, 0) };
  } catch {
    return { count: 0, bytes: 0 };
  }
}

/** Takes these kinds away, never what waits to be sent; @returns whether that could be done. */
export async function clearRoom(kinds: readonly KeptKind[]): Promise<boolean> {
  try {
    for (const kind of kinds) {
      if (kind === "shelf") await clearShelf();
      else for (const name of await cacheNames(kind)) await caches.delete(name);
      if (kind === "departments") writeSavedNote(0);
    }
    await forgetFullNotes();
    return true;
  } catch {
    return false;
  }
}

async function cacheNames(kind: CachedKind): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => prefixes[kind].some((prefix) => name.startsWith(prefix)));
}

async function measure(kind: CachedKind): Promise<KeptAmount> {
  const addresses = new Set<string>();
  let bytes = 0;
  for (const name of await cacheNames(kind)) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const address = kind === "departments" ? name : countedAs(kind, key.url);
      if (address) addresses.add(address);
      bytes += await sizeOf(await cache.match(key));
    }
  }
  return { count: addresses.size, bytes };
}

/** A page is counted once in each language; the data that belongs to it is no page of its own. */
function countedAs(kind: "pages" | "pictures", url: string): string | undefined {
  if (kind === "pictures") return url;
  const known = addressOfKey(url);
  return known && `${known.lang} ${known.address}`;
}

/** In bytes. As a blob it would keep its room on the device after it was cleared. */
async function sizeOf(response: Response | undefined): Promise<number> {
  return (await response?.arrayBuffer())?.byteLength ?? 0;
}
