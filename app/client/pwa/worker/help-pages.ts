/**
 * The law, the common questions and the shop's own pages, such as delivery and returns: kept unasked, for it is
 * when something goes wrong that they are looked for, and then there may be no network.
 */
import type { LanguageCode } from "#backend/contract/languages";
import { match } from "../../../sitemap/match";
import { homePath } from "../../../sitemap/paths";
import { keyOf, type Reader, savedAtHeader } from "./cache-address";
import type { CachedFiles } from "./cached-files";
import { mayKeep } from "./may-keep";
import { headersIn, workerCaches } from "./worker-caches";

/** So that a shop with many pages of its own doesn't fill a phone. */
const maxPages = 12;

/** The addresses of help that a page links to, each once, and the home page that the shop opens with. */
export function helpAddresses(html: string, lang: LanguageCode): string[] {
  const found = new Set<string>([homePath(lang)]);
  for (const [, address = ""] of html.matchAll(/href="(\/[^"?#]*)"/g)) {
    const { name, params } = match(address);
    if (params.lang === lang && (name === "law" || name === "faqs" || name === "page")) {
      found.add(address);
    }
  }
  return [...found].slice(0, maxPages);
}

/** Keeps what a page links to of help, as it is for nobody in particular; what fails is left out. */
export async function keepHelpPages(
  html: string,
  { lang, lite }: Reader,
  files: CachedFiles,
): Promise<void> {
  const cache = await caches.open(workerCaches.help);
  for (const address of helpAddresses(html, lang)) {
    const key = keyOf(address, { lang, lite });
    if (await headersIn(cache, key)) continue;
    try {
      await keepPage(cache, key, await askForEveryone(address, lite), files);
    } catch {
      // Without a network now: the next start of the worker's page asks again.
    }
  }
}

function askForEveryone(address: string, lite: boolean): Promise<Response> {
  const headers: HeadersInit = { Accept: "text/html", ...(lite && { "Save-Data": "on" }) };
  return fetch(address, { headers, credentials: "omit", cache: "no-cache", priority: "low" });
}

async function keepPage(cache: Cache, key: string, response: Response, files: CachedFiles) {
  if (!mayKeep(response)) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, String(Date.now()));
  await cache.put(key, new Response(html, { headers }));
  await Promise.allSettled(files.keepNamed(html));
}
