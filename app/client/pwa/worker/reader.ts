/**
 * Who reads, as far as the worker can tell: the language and mode of the last page that came from the
 * network. It outlives the worker, which the browser stops whenever it likes.
 */
import { bootstrapLanguage, isLanguage } from "#backend/contract/languages";
import type { Reader } from "./cache-address";
import { workerCaches } from "./worker-caches";

const place = "/kept/reader";
let known: Reader | undefined;

export async function currentReader(): Promise<Reader> {
  known ??= await readStored();
  return known;
}

/** The reader that an answer was made for; undefined when it doesn't say. */
export function readerOf(response: Response): Reader | undefined {
  const lang = response.headers.get("Content-Language");
  return isLanguage(lang) ? { lang, lite: response.headers.has("X-Lite") } : undefined;
}

/** @returns whether the reader is another one than before */
export async function rememberReader(reader: Reader): Promise<boolean> {
  const before = await currentReader();
  if (before.lang === reader.lang && before.lite === reader.lite) return false;
  known = reader;
  const cache = await caches.open(workerCaches.own);
  await cache.put(place, new Response(JSON.stringify(reader)));
  return true;
}

async function readStored(): Promise<Reader> {
  const stored = await caches.match(place, { cacheName: workerCaches.own });
  const value: Partial<Reader> = stored ? await stored.json() : {};
  const lang = isLanguage(value.lang) ? value.lang : bootstrapLanguage;
  return { lang, lite: value.lite === true };
}
