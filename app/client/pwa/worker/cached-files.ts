import { BaseStrategy } from "@remix-pwa/sw/cache";
import { namedFiles } from "../../../sitemap/files";
import type { FullKind } from "./full-note";
import { withRoom } from "./make-room";
import { mayKeep } from "./may-keep";
import { headersIn } from "./worker-caches";

/** What keeps the worker alive until its writing is done. */
export type StayAlive = (work: Promise<unknown>) => void;

export interface Bounds {
  entries: number;
  bytes: number;
}

const sizeHeader = "X-Kept-Bytes";
/** Counting bytes asks for every entry, so it is done once in so many writes. */
const writesBetweenCounts = 10;

/**
 * Cache first, for what never changes under its address: hashed files, fonts, texts, pictures. The library's
 * own CacheFirst counts the whole cache at each hit and drops the newest entries instead of the oldest.
 */
export class CachedFiles extends BaseStrategy {
  // Given their values below: as fields they would bring a helper along that nothing else of the worker needs.
  declare private writes: number;
  /** The addresses that were read since entries last had to go. */
  declare private readonly read: Set<string>;
  /** Bytes by address, as far as they were met: to ask for every entry at each count takes a phone long. */
  declare private readonly sizes: Map<string, number>;

  constructor(
    cacheName: string,
    private readonly bounds: Bounds,
    private readonly kind: Extract<FullKind, "pages" | "pictures">,
  ) {
    super(cacheName);
    this.writes = 0;
    this.read = new Set();
    this.sizes = new Map();
  }

  override async handleRequest(
    wanted: RequestInfo | URL,
    stayAlive?: StayAlive,
  ): Promise<Response> {
    const request = this.ensureRequest(wanted);
    const cache = await this.openCache();
    const cached = await cache.match(request);
    if (cached) {
      this.read.add(request.url);
      return cached;
    }
    let response: Response;
    try {
      response = await fetch(request);
    } catch (error) {
      const saved = await this.findSaved(request);
      if (!saved) throw error;
      return saved;
    }
    if (mayKeep(response) && isPublic(response)) {
      const writing = this.keep(request, response.clone());
      if (stayAlive) stayAlive(writing);
      else await writing;
    }
    return response;
  }

  /** Caches each file that a page names. Of most pages nearly all was read for the one before, and isn't looked for again. */
  keepNamed(html: string): Promise<Response>[] {
    const named = [...new Set(html.match(namedFiles))].map((file) => this.ensureRequest(file));
    const unread = named.filter(({ url }) => !this.read.has(url));
    return unread.map((request) => this.handleRequest(request));
  }

  /** Without a network: what a saved department has of it, a picture in whatever width. */
  private findSaved(request: Request): Promise<Response | undefined> {
    return caches.match(request, { ignoreSearch: this.kind === "pictures", ignoreVary: true });
  }

  private async keep(request: Request, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    headers.set(sizeHeader, String(body.byteLength));
    this.sizes.set(request.url, body.byteLength);
    const cache = await this.openCache();
    await withRoom(this.kind, () => cache.put(request, new Response(body, { headers })));
    this.writes += 1;
    if (this.writes % writesBetweenCounts === 0) await this.trim();
  }

  /** Those that nobody has read for longest go until both bounds hold. */
  async trim(): Promise<void> {
    const cache = await this.openCache();
    if ((await this.findTooMany(cache)).length === 0) return;
    await this.renewRead(cache);
    for (const key of await this.findTooMany(cache)) await cache.delete(key);
  }

  /** A cache stands in the order of its writing: what was read is written once more, where something has to go. */
  private async renewRead(cache: Cache): Promise<void> {
    for (const url of this.read) {
      const entry = await cache.match(url);
      if (entry) await cache.put(url, entry);
    }
    this.read.clear();
  }

  /** The first entries, up to where the others are within both bounds. */
  private async findTooMany(cache: Cache): Promise<Request[]> {
    const keys = [...(await cache.keys())];
    const sizes = await Promise.all(keys.map((key) => this.findSize(cache, key)));
    let bytes = 0;
    let first = keys.length;
    while (first > 0 && keys.length - first < this.bounds.entries) {
      bytes += sizes[first - 1] ?? 0;
      if (bytes > this.bounds.bytes) break;
      first -= 1;
    }
    return keys.slice(0, first);
  }

  private async findSize(cache: Cache, key: Request): Promise<number> {
    const size =
      this.sizes.get(key.url) ?? Number((await headersIn(cache, key))?.get(sizeHeader) ?? 0);
    this.sizes.set(key.url, size);
    return size;
  }
}

function isPublic(response: Response): boolean {
  return /public/i.test(response.headers.get("Cache-Control") ?? "");
}
