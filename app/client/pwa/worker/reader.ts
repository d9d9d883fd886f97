/**
 * Who reads, as far as the worker can tell: the language and mode of the last page that came from the
 * network. It outlives the worker, which the browser stops whenever it likes.
 */
import { bootstrapLanguage, isLanguage } from "#backend/contract/languages";
import { asTheme, type ChosenTheme } from "../../../request/theme";
import type { Reader as PageReader } from "./cache-address";
import { workerCaches } from "./worker-caches";

/** A page lies where it lies whatever its look: it is dressed when it is shown. */
export interface Reader extends PageReader {
  theme?: ChosenTheme;
}

const place = "/kept/reader";
let known: Reader | undefined;

export async function currentReader(): Promise<Reader> {
  known ??= await readStored();
  return known;
}

/** The reader that an answer was made for; undefined when it doesn't say. */
export function readerOf(response: Response): Reader | undefined {
  const lang = response.headers.get("Content-Language");
  if (!isLanguage(lang)) return undefined;
  const theme = asTheme(response.headers.get("X-Theme"));
  return { lang, lite: response.headers.has("X-Lite"), ...(theme && { theme }) };
}

/** @returns whether the reader is another one than before, to whom other pages belong */
export async function rememberReader(reader: Reader): Promise<boolean> {
  const before = await currentReader();
  const isSame = before.lang === reader.lang && before.lite === reader.lite;
  if (isSame && before.theme === reader.theme) return false;
  known = reader;
  const cache = await caches.open(workerCaches.own);
  await cache.put(place, new Response(JSON.stringify(reader)));
  return !isSame;
}

async function readStored(): Promise<Reader> {
  const stored = await caches.match(place, { cacheName: workerCaches.own });
  const value: Partial<Reader> = stored ? await stored.json() : {};
  const lang = isLanguage(value.lang) ? value.lang : bootstrapLanguage;
  const theme = asTheme(value.theme);
  return { lang, lite: value.lite === true, ...(theme && { theme }) };
}
