import { BaseStrategy } from "@remix-pwa/sw/cache";
import { cacheKeyOf, savedAtHeader, savedCachePrefix } from "./cache-address";
import type { StayAlive } from "./cached-files";
import { withRoom } from "./make-room";
import { markDocument } from "./mark-document";
import { isPersonal, mayKeep } from "./may-keep";
import { arePricesOld } from "./old-prices";
import { currentReader, readerOf, rememberReader } from "./reader";
import { headersIn, trimCache, workerCaches } from "./worker-caches";

/** A cached page is shown when the network has not answered for so long. */
export const timeoutMs = 5000;
/** Where nothing is cached it is waited for so long: a line may take every packet and answer none. */
export const unsavedTimeoutMs = 25_000;
const maxEntries = 120;
/** A page for everyone is not asked for again so soon beside a reader's own. */
const youngMs = 3_600_000;

export interface PageRequest {
  request: Request;
  /** The browser's own early request, where navigation preload is on. */
  preload?: Promise<Response | undefined>;
  stayAlive: StayAlive;
}

/**
 * Documents and their data: network first, then what was cached for this reader. The library's NetworkFirst
 * keys by address alone and gives up on a slow network even where nothing is cached.
 */
export class CachedPages extends BaseStrategy {
  constructor(
    cacheName: string,
    /** Told when the reader's language or mode has changed. */
    private readonly onReader: () => Promise<unknown>,
  ) {
    super(cacheName);
  }

  override handleRequest(wanted: RequestInfo | URL): Promise<Response> {
    return this.answer({ request: this.ensureRequest(wanted), stayAlive: () => {} });
  }

  /** The network's answer, or the cached page. Rejects when there is neither. */
  async answer(wanted: PageRequest): Promise<Response> {
    const network = this.askNetwork(wanted);
    wanted.stayAlive(network.catch(() => {}));
    return networkOrSaved(network, () => this.find(new URL(wanted.request.url)));
  }

  /** The page that is cached in the reader's language and mode, else in the other mode: better than none. */
  async find(url: URL): Promise<Response | undefined> {
    const { lang, lite } = await currentReader();
    for (const mode of [lite, !lite]) {
      const key = cacheKeyOf(url, { lang, lite: mode });
      const cached = key && (await findNewest(key));
      if (cached) return withCachedTime(url, cached);
    }
    return undefined;
  }

  /**
   * Keeps a page that the reader came to without its document for everyone: asked for without cookies, so that
   * nothing of the reader is in it, and only where what is cached is old or nothing.
   */
  async visit(url: URL): Promise<void> {
    const reader = await currentReader();
    const key = cacheKeyOf(url, reader);
    if (!key || isYoung(await headersIn(await this.openCache(), key))) return;
    const headers: HeadersInit = { Accept: "text/html", ...(reader.lite && { "Save-Data": "on" }) };
    const anonymous = { headers, credentials: "omit", cache: "no-store", priority: "low" } as const;
    await this.keep(url, await fetch(url, anonymous));
  }

  async keep(url: URL, response: Response): Promise<void> {
    const reader = readerOf(response);
    const key = reader && mayKeep(response) ? cacheKeyOf(url, reader) : undefined;
    if (!key) return;
    const cache = await this.openCache();
    const saved = this.addTimestampHeader(response);
    await withRoom("pages", () => cache.put(key, saved.clone()));
    await trimCache(cache, maxEntries);
  }

  private async askNetwork({ request, preload, stayAlive }: PageRequest): Promise<Response> {
    const response = (await preload) ?? (await fetch(request));
    stayAlive(this.noteAnswer(new URL(request.url), response.clone()));
    return response;
  }

  /** Remembers for whom an answer was made; of their look a document alone knows (sitemap/cache-address.ts). */
  async noteReader(response: Response): Promise<void> {
    const before = isDocument(response) ? undefined : await currentReader();
    const reader = readerOf(response);
    if (reader && (await rememberReader({ ...before, ...reader })))
      await this.onReader().catch(() => {});
  }

  private async noteAnswer(url: URL, response: Response): Promise<void> {
    await this.noteReader(response);
    if (isPersonal(response)) await this.keepForEveryone(url, response);
    else await this.keep(url, response);
  }

  /** Data isn't asked for twice: without a network its document stands in for it. */
  private async keepForEveryone(url: URL, response: Response): Promise<void> {
    if (response.ok && isDocument(response)) await this.visit(url);
  }
}

const isDocument = ({ headers }: Response) =>
  headers.get("Content-Type")?.startsWith("text/html") === true;

/** Of a page that was visited, helps and belongs to a saved department, the form that was saved last. */
async function findNewest(key: string): Promise<Response | undefined> {
  const isOfPages = (name: string) =>
    name === workerCaches.pages || name === workerCaches.help || name.startsWith(savedCachePrefix);
  const names = (await caches.keys()).filter(isOfPages);
  const found = await Promise.all(names.map((cacheName) => caches.match(key, { cacheName })));
  const [newest, ...others] = found
    .flatMap((cached) => cached ?? [])
    .sort((one, other) => savedAtOf(other.headers) - savedAtOf(one.headers));
  await Promise.all(others.map(({ body }) => body?.cancel()));
  return newest;
}

const savedAtOf = (headers: Headers) => Number(headers.get(savedAtHeader));

/** One of the future was saved before the phone's clock was set. */
function isYoung(cached: Headers | undefined): boolean {
  const age = cached ? Date.now() - savedAtOf(cached) : -1;
  return age >= 0 && age < youngMs;
}

/** The network's answer or, without one in time, what is saved. Rejects when nothing is and no answer comes. */
export async function networkOrSaved(
  network: Promise<Response>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await withTimeout(network);
  } catch {
    return (await findSaved()) ?? withTimeout(network, unsavedTimeoutMs - timeoutMs);
  }
}

/** A network that has not answered for so long counts as none. */
export function withTimeout(network: Promise<Response>, ms = timeoutMs): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("slow")), ms);
    network.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A cached document says when it was cached, for the page to tell its reader (R-PWA-03). */
async function withCachedTime(url: URL, cached: Response): Promise<Response> {
  const time = cached.headers.get(savedAtHeader);
  if (!isDocument(cached) || !time) return cached;
  return markCached(cached, time, arePricesOld(url.pathname, Number(time), Date.now()));
}

/**
 * Writes into a document that it comes from the cache, and the look of who reads it now; hydration leaves these
 * attributes alone.
 */
export async function markCached(page: Response, saved: string, isOld = false): Promise<Response> {
  const { theme } = await currentReader();
  const html = await page.text();
  return new Response(markDocument(html, { saved, isOld, ...(theme && { theme }) }), page);
}
