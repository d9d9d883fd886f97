/**
 * The worker's caches by name. Pages and files belong to one build and go with it; pictures carry their
 * content in their address and stay.
 */
import {
  helpCachePrefix,
  pagesCachePrefix,
  picturesCachePrefix,
  savedCachePrefix,
} from "./cache-address";

const build = process.env.BUILD_VERSION ?? "dev";

export const workerCaches = {
  pages: `${pagesCachePrefix}${build}`,
  help: `${helpCachePrefix}${build}`,
  files: `files-${build}`,
  /** The worker's own: the offline pages and who reads. */
  own: `own-${build}`,
  pictures: `${picturesCachePrefix}1`,
} as const;

/** Removes what older builds cached; a department that was saved for later brings along what its pages need. */
export async function removeOldCaches(): Promise<void> {
  const current = new Set<string>(Object.values(workerCaches));
  const names = await caches.keys();
  const isOld = (name: string) => !current.has(name) && !name.startsWith(savedCachePrefix);
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

/**
 * What an entry's headers say, and nothing where there is none. Its body is let go at once: an answer that nobody reads
 * keeps its room on the device after its entry was deleted, until the browser happens to collect it.
 */
export async function headersIn(cache: Cache, key: Request | string): Promise<Headers | undefined> {
  const entry = await cache.match(key);
  await entry?.body?.cancel();
  return entry?.headers;
}

/** Deletes the oldest entries beyond `most`. */
export async function trimCache(cache: Cache, max: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}
