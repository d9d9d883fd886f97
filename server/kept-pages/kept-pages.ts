import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { encodedPage, type Page, readPage, shrinkPage } from "./page";
import { sendPage } from "./send-page";
import { type KeptAddress, type WantedPage, wantedPageReader } from "./wanted-page";

export interface KeptPagesOptions {
  /** The address under which a page may be kept, or undefined. */
  addressOf: (rawUrl: string) => KeptAddress | undefined;
  /** Cookies that make a visitor's pages their own. */
  personalCookies: readonly string[];
  /** Renders a page: gets only what its key names, so nothing else can get into it. */
  render: (request: Request, requestId: string) => Promise<Response>;
  /** Origin of the requests that `render` gets. */
  origin: string;
  /** The catalogue version that any answer of the backend has carried last. */
  catalogVersion: () => string;
  maxBytes?: number;
  maxAgeMs?: number;
}

export interface KeptPages {
  /** Answers at once from memory; false where that can't be. Nothing is written then. */
  answerKept(req: IncomingMessage, res: ServerResponse): boolean;
  /** Answers a public page that isn't in memory; false where the request needs its own rendering. */
  answerRendered(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<boolean>;
  /** Forgets all pages: the catalogue has moved on. */
  drop(): void;
}

/** A page asked for this often within its life is compressed again, as small as it gets. */
const hitsWorthSmall = 5;

/**
 * Whole public pages, kept in memory as the bytes that go out (decisions 21). They stand in front of any
 * framework: a hit is a look-up and a write.
 */
export function keepPages(options: KeptPagesOptions): KeptPages {
  const { maxBytes = 32 * 1024 * 1024, maxAgeMs = 30_000 } = options;
  const wantedPage = wantedPageReader(options.addressOf, options.personalCookies);
  const underWay = new Map<string, Promise<Page>>();
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    // The plain body, its two compressed forms and the header blocks.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 8_192,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });

  function answerKept(req: IncomingMessage, res: ServerResponse): boolean {
    const wanted = wantedPage(req);
    if (!wanted) return false;
    const page = pages.get(wanted.key);
    const encoded = page?.encoded.get(wanted.encoding);
    if (!page || !encoded) return false;
    sendPage(req, res, page, encoded);
    page.hits += 1;
    if (page.hits === hitsWorthSmall) void shrinkPage(page, wanted.encoding);
    return true;
  }

  async function renderPage(wanted: WantedPage, requestId: string): Promise<Page> {
    const version = options.catalogVersion();
    const page = await readPage(
      await options.render(requestFor(wanted, options.origin), requestId),
    );
    // A first answer only tells the version: a page that made it known is as new as it.
    const still = version === "" || version === options.catalogVersion();
    if (page.keep && still) pages.set(wanted.key, page);
    return page;
  }

  /** One request renders; who asks meanwhile gets the same page. */
  function shared(wanted: WantedPage, requestId: string): { page: Promise<Page>; first: boolean } {
    const running = underWay.get(wanted.key);
    if (running) return { page: running, first: false };
    const page = renderPage(wanted, requestId).finally(() => underWay.delete(wanted.key));
    underWay.set(wanted.key, page);
    return { page, first: true };
  }

  return {
    answerKept,
    async answerRendered(req, res, requestId) {
      const wanted = wantedPage(req);
      if (!wanted) return false;
      const kept = pages.get(wanted.key);
      const { page: coming, first } = kept
        ? { page: kept, first: true }
        : shared(wanted, requestId);
      const page = await coming;
      if (!first && !page.shareable) return false;
      sendPage(req, res, page, await encodedPage(page, wanted.encoding));
      return true;
    },
    drop: () => pages.clear(),
  };
}

/** A request that carries only what the page's key names. */
function requestFor(wanted: WantedPage, origin: string): Request {
  const lang = wanted.newcomer ? undefined : wanted.lang;
  const cookies = [`lite=${wanted.lite ? 1 : 0}`, ...(lang ? [`lang=${lang}`] : [])];
  return new Request(origin + wanted.url, { headers: { Cookie: cookies.join("; ") } });
}
