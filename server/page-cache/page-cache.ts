import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CatalogChange } from "~/api/catalog-version.server";
import type { ShopperCookies } from "~/request/cookie-names";
import { TurnedAway } from "../overload/fair-gate";
import { CachedPages } from "./cached-pages";
import { createFillings, type FillingsOptions } from "./fillings";
import { isGoodForOutage, isGoodForOverload, isOld, isOver, lifeOf } from "./life";
import { encodedPage, type Page, packPage, pagePieces, readPage, readyPage } from "./page";
import { sendFilledPage, sendPage } from "./send-page";
import { createShrinker } from "./shrinker";
import { type CacheAddress, type WantedPage, wantedPageReader } from "./wanted-page";

export interface PageCacheOptions {
  /** The address under which a page may be cached, or undefined. */
  addressOf: (rawUrl: string) => CacheAddress | undefined;
  /** Cookies that make a visitor's pages their own. */
  shopperCookies: ShopperCookies;
  /** What is a shopper's own on a page; without it theirs are rendered each for itself. */
  loadFilling?: FillingsOptions["load"];
  /** Renders a page: gets only what its key names, so nothing else can get into it. */
  render: (request: Request, requestId: string) => Promise<Response>;
  /** Waits until a rendering for this asker may begin; throws TurnedAway. The answer ends its turn. */
  takeTurn: (req: IncomingMessage, gone: AbortSignal) => Promise<() => void>;
  /** The same for a page that nobody waits for. */
  takeTurnBehind: () => Promise<() => void>;
  /** Origin of the requests that `render` gets. */
  origin: string;
  /** The catalogue version that any answer of the backend has carried last. */
  catalogVersion: () => string;
  /** What pages are made of can't be asked: those that are cached go on for longer. */
  isAway?: () => boolean;
  /** Whether an answer of the backend was behind or failed since then (by `performance.now()`). */
  wasDoubted?: (since: number) => boolean;
  maxBytes?: number;
  /** How long a page that is too old is rendered anew before the old one is sent. */
  timeoutMs?: number;
}

export interface PageCache {
  /** Answers at once from memory; false where that can't be. Nothing is written then. */
  serveCached(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * Answers a public page that isn't in memory; false where the request needs its own rendering. Throws
   * TurnedAway where too many wait for one.
   */
  serveRendered(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<boolean>;
  /** The catalogue has moved on: forgets the pages that show these products, or all. */
  drop(change: CatalogChange): void;
}

/** A page asked for this often is compressed again, as small as it gets. */
const hitsWorthSmall = 20;

/**
 * Whether the page came from memory, for those who measure (RFC 9211): one whose shopper's part alone was asked for did.
 * What is answered at once says nothing; it costs bytes each time.
 */
const cacheStatus = { name: "Cache-Status", hit: "pages; hit", miss: "pages; fwd=miss" } as const;

/** Pages that may wait to be made anew behind their readers; others are, when they are asked for again. */
const maxDue = 256;

/** What the catalogue has moved on from while a page was being made. */
interface Making {
  moved: Set<number> | "all";
}

/** A page that is being rendered, and how many wait for it. */
interface Rendering {
  page: Promise<Page>;
  askers: number;
  /** All of them have given up. */
  gone: AbortController;
}

/**
 * Whole public pages, cached in memory as the bytes that go out (decisions 21). They stand in front of any
 * framework: a hit is a look-up and a write.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes = 32 * 1024 * 1024, timeoutMs = 250 } = options;
  const { isAway = () => false, wasDoubted = () => false } = options;
  const wantedPage = wantedPageReader(options.addressOf, options.shopperCookies);
  const { loadFilling: load, origin } = options;
  const fillings = load && createFillings({ load, origin });
  const underWay = new Map<string, Rendering>();
  const beingMade = new Set<Making>();
  const shrinker = createShrinker();
  const pages = new CachedPages(maxBytes);
  const due = new Map<string, WantedPage>();
  let isRefreshing = false;

  function serveCached(req: IncomingMessage, res: ServerResponse): boolean {
    const wanted = wantedPage(req);
    const page = wanted && cachedPage(wanted);
    if (!page) return false;
    if (wanted.shopper) {
      const filling = page.pieces && fillings?.cached(wanted);
      if (!page.pieces || !filling) return false;
      sendFilledPage(req, res, page, page.pieces, filling);
      return true;
    }
    const encoded = readyPage(page, wanted.encoding);
    if (!encoded) return false;
    sendPage(req, res, page, encoded);
    countHit(wanted, page);
    return true;
  }

  function countHit({ key, encoding }: WantedPage, page: Page): void {
    page.hits += 1;
    if (page.hits !== hitsWorthSmall) return;
    shrinker.add(page, {
      encoding,
      isCached: () => pages.has(key, page),
      done: () => pages.weighAgain(key, page),
    });
  }

  /** The page that can go out at once; one that is to be looked after is made anew behind its reader. */
  function cachedPage(wanted: WantedPage): Page | undefined {
    const page = pages.get(wanted.key);
    if (!page?.life || isOver(page.life)) return undefined;
    if (isOld(page.life)) refreshSoon(wanted);
    return page;
  }

  function refreshSoon(wanted: WantedPage): void {
    if (due.size >= maxDue || due.has(wanted.key) || underWay.has(wanted.key)) return;
    due.set(wanted.key, wanted);
    if (!isRefreshing) void refreshDue();
  }

  /** One after the other: whoever waits for a page comes first. */
  async function refreshDue(): Promise<void> {
    isRefreshing = true;
    for (let next = firstOf(due); next; next = firstOf(due)) {
      due.delete(next.key);
      if (underWay.has(next.key)) continue;
      await begin(next, randomUUID(), options.takeTurnBehind).page.catch(() => {});
    }
    isRefreshing = false;
  }

  async function renderPage(
    wanted: WantedPage,
    requestId: string,
    endTurn: () => void,
  ): Promise<Page> {
    // A first answer only tells the version: a page that made it known is as new as it.
    const isFirst = options.catalogVersion() === "";
    const making: Making = { moved: new Set() };
    const started = performance.now();
    beingMade.add(making);
    try {
      const page = await options
        .render(requestFor(wanted, options.origin), requestId)
        .then(readPage)
        .finally(endTurn);
      if (!page.keeping) return page;
      await packPage(page);
      page.life = lifeOf(page.keeping, { isDoubted: wasDoubted(started) });
      if (page.life && (isFirst || !isTouched(page, making.moved))) pages.set(wanted.key, page);
      return page;
    } finally {
      beingMade.delete(making);
    }
  }

  function begin(
    wanted: WantedPage,
    requestId: string,
    takeTurn: (gone: AbortSignal) => Promise<() => void>,
  ): Rendering {
    const gone = new AbortController();
    const page = takeTurn(gone.signal)
      .then((endTurn) => renderPage(wanted, requestId, endTurn))
      .finally(() => underWay.delete(wanted.key));
    const rendering = { page, askers: 0, gone };
    underWay.set(wanted.key, rendering);
    return rendering;
  }

  /** One request renders; who asks meanwhile gets the same page. */
  function shared(wanted: WantedPage, asked: Asked): { page: Promise<Page>; first: boolean } {
    const running = underWay.get(wanted.key);
    const rendering =
      running ?? begin(wanted, asked.requestId, (gone) => options.takeTurn(asked.req, gone));
    const { page, gone } = rendering;
    rendering.askers += 1;
    const first = running === undefined;
    // Who has an old page instead goes before the new one is there: it is for those who ask next.
    if (oldPage(wanted)) return { page, first };
    asked.res.once("close", () => {
      rendering.askers -= 1;
      // What has been made can't be given up; saying so costs an error each time.
      if (rendering.askers === 0 && underWay.get(wanted.key) === rendering) gone.abort();
    });
    return { page, first };
  }

  /** Another asker's turn may have been refused for what that one has asked besides: then it is one's own. */
  async function comingPage(wanted: WantedPage, asked: Asked) {
    const { page, first } = shared(wanted, asked);
    if (first) return { page: await page, first };
    try {
      return { page: await page, first };
    } catch (error) {
      if (!(error instanceof TurnedAway) || asked.res.destroyed) throw error;
      const again = shared(wanted, asked);
      return { page: await again.page, first: again.first };
    }
  }

  /** A page that is too old to be sent at once, where it may stand in; the catalogue has moved on from none. */
  function oldPage({ key }: WantedPage, mayStandIn = isGoodForOverload): Page | undefined {
    const page = pages.get(key);
    return page?.life && mayStandIn(page.life) ? page : undefined;
  }

  /**
   * A new page, or where the shop has no time for one the old one; the new one still comes for the next. Where
   * none can be made, an old one goes on.
   */
  async function newOrOld(wanted: WantedPage, asked: Asked) {
    const coming = comingPage(wanted, asked);
    const stale = oldPage(wanted, isGoodForOutage);
    if (!stale) return coming;
    const madeOrStale = coming.then((made) =>
      isFailed(made.page) ? { page: stale, first: true } : made,
    );
    const old = oldPage(wanted);
    if (!old) return madeOrStale;
    const oldInstead = { page: old, first: true };
    const comingOrOld = madeOrStale.catch((error) => {
      if (error instanceof TurnedAway) return oldInstead;
      throw error;
    });
    return Promise.race([comingOrOld, later(timeoutMs, oldInstead)]);
  }

  /** A shopper's page, out of everybody's; false where that one was not for keeping, or may not be filled. */
  async function serveFilled(wanted: WantedPage, asked: Asked, page: Page): Promise<boolean> {
    const { req, res } = asked;
    if (!fillings || !page.keeping || !page.holes) return false;
    if (page.holes.length === 0) {
      // Data of a part of a page: it says nothing of anybody, so that no message may be taken away with it.
      await sendEncoded(wanted, asked, page);
      return true;
    }
    let filling = fillings.cached(wanted);
    if (!filling) {
      const gone = new AbortController();
      res.once("close", () => gone.abort());
      const endTurn = await options.takeTurn(req, gone.signal);
      filling = await fillings.load(wanted, asked).finally(endTurn);
    }
    const isCut = page.pieces !== undefined;
    sendFilledPage(req, res, page, await pagePieces(page), filling);
    if (!isCut) pages.weighAgain(wanted.key, page);
    return true;
  }

  async function sendEncoded({ key, encoding }: WantedPage, { req, res }: Asked, page: Page) {
    const isNew = !page.encoded.has(encoding);
    sendPage(req, res, page, await encodedPage(page, encoding));
    if (isNew) pages.weighAgain(key, page);
  }

  /** An error's page, or one that had to do without the database: neither is worth an old one. */
  function isFailed({ status, keeping }: Page): boolean {
    return status >= 500 || (isAway() && !keeping);
  }

  return {
    serveCached,
    async serveRendered(req, res, requestId) {
      const wanted = wantedPage(req);
      if (!wanted || (wanted.shopper && !fillings)) return false;
      const asked = { req, res, requestId };
      const cached = cachedPage(wanted);
      const { page, first } = cached
        ? { page: cached, first: true }
        : await newOrOld(wanted, asked);
      res.setHeader(cacheStatus.name, cached ? cacheStatus.hit : cacheStatus.miss);
      if (wanted.shopper) return serveFilled(wanted, asked, page);
      if (!first && !page.shareable) return false;
      // Where a page is now, its readers come with all of their query, also what no page of the shop reads.
      if (isRedirect(page) && wanted.url !== req.url) return false;
      await sendEncoded(wanted, asked, page);
      return true;
    },
    drop(change) {
      for (const making of beingMade) {
        making.moved =
          change === "all" || making.moved === "all"
            ? "all"
            : new Set([...making.moved, ...change]);
      }
      if (change === "all") {
        pages.clear();
        fillings?.drop();
        return;
      }
      pages.dropShowing(change);
    },
  };
}

function firstOf<T>(waiting: ReadonlyMap<string, T>): T | undefined {
  return waiting.values().next().value;
}

function isTouched({ products }: Page, moved: Iterable<number> | "all"): boolean {
  return moved === "all" || [...moved].some((code) => products.has(code));
}

function isRedirect({ status }: Page): boolean {
  return status >= 300 && status < 400;
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((done) => setTimeout(done, ms, value).unref());
}

interface Asked {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
}

/** A request that carries only what the page's key names. */
function requestFor(wanted: WantedPage, origin: string): Request {
  const lang = wanted.newcomer ? undefined : wanted.lang;
  const cookies = [
    `lite=${wanted.lite ? 1 : 0}`,
    ...(lang ? [`lang=${lang}`] : []),
    ...(wanted.theme ? [`theme=${wanted.theme}`] : []),
  ];
  return new Request(origin + wanted.url, { headers: { Cookie: cookies.join("; ") } });
}
