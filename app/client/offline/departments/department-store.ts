/** Departments that a shopper saved for later: a cache for each, which says in one entry what it is (decision 194). */
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { savedCachePrefix } from "~/client/pwa/worker/cache-address";
import { match } from "~/sitemap/match";
import { writeSavedNote } from "./saved-note";

export interface SavedDepartment {
  /** The path of its listing. */
  address: string;
  lang: LanguageCode;
  name: string;
  /** In milliseconds; null while it is not here whole. */
  savedAt: number | null;
  products: number;
  bytes: number;
  /** The build whose pages these are. */
  build: string;
}

/** So many at most: each may take some megabytes. */
export const maxDepartments = 5;
/** Where a department's own entry lies in its cache. */
const aboutKey = "/kept/about";

/** The name of a department's cache: one for each language that it is saved in. */
export function departmentCacheName(address: string): string {
  const { lang, params } = match(address);
  return `${savedCachePrefix}${lang}-${params.gen}`;
}

export async function writeDepartment(department: SavedDepartment): Promise<void> {
  const cache = await caches.open(departmentCacheName(department.address));
  await cache.put(aboutKey, new Response(JSON.stringify(department)));
  writeSavedNote((await departmentCacheNames()).length);
}

export async function readDepartment(address: string): Promise<SavedDepartment | undefined> {
  return readAbout(departmentCacheName(address));
}

/** All of them, by name; none where caches can't be read. */
export async function listDepartments(): Promise<SavedDepartment[]> {
  try {
    const found = await Promise.all((await departmentCacheNames()).map(readAbout));
    const order = new Intl.Collator(languageCodes.slice());
    return found
      .flatMap((department) => department ?? [])
      .sort((a, b) => order.compare(a.name, b.name));
  } catch {
    return [];
  }
}

export async function removeDepartment(address: string): Promise<void> {
  await caches.delete(departmentCacheName(address));
  writeSavedNote((await departmentCacheNames()).length);
}

export async function departmentCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(savedCachePrefix));
}

/** What somebody has altered is as if it weren't there. */
async function readAbout(cacheName: string): Promise<SavedDepartment | undefined> {
  try {
    const about = await caches.match(aboutKey, { cacheName });
    return (await about?.json()) as SavedDepartment | undefined;
  } catch {
    return undefined;
  }
}
