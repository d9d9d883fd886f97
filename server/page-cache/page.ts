import { createHash } from "node:crypto";
import { type HolePlace, holesHeader, readPlaces } from "~/request/holes";
import { type Effort, type Encoding, encode } from "./encoding";
import { cutPage, type PagePieces } from "./filled-page";
import { shownProducts } from "./shown-products";

/** One encoding of a page, with its header blocks laid out as node's writeHead takes them. */
export interface EncodedPage {
  body: Buffer;
  /** With `Set-Cookie: lang` and, for prefetches, without. */
  headers: string[];
  prefetchHeaders: string[];
}

/** A rendered page, apart from who asked for it. */
export interface Page {
  status: number;
  body: Buffer;
  etag: string;
  headers: string[];
  /** Headers of a 304, which repeats only what a cache must know. */
  notModified: string[];
  /** `Set-Cookie: lang=…`, cached outside the page. */
  langCookie: string[];
  /** The storefront allows to keep it for everyone. */
  keep: boolean;
  /** Somebody's own cookies were set: it is for its first asker alone. */
  shareable: boolean;
  encoded: Map<Encoding, EncodedPage>;
  /** Encodings that are being made. */
  coming: Map<Encoding, Promise<EncodedPage>>;
  hits: number;
  /** By their public codes. */
  products: ReadonlySet<number>;
  /** Where a shopper's own goes; undefined where nobody may put any in. */
  holes: HolePlace[] | undefined;
  /** What is between the holes, once a shopper has asked. */
  pieces: PagePieces | undefined;
  cutting: Promise<PagePieces> | undefined;
}

/** Headers that the HTTP handler sets itself, or that speak to it alone. */
const notCached = new Set([
  "set-cookie",
  "x-keep",
  holesHeader.toLowerCase(),
  "content-length",
  "content-encoding",
  "etag",
  "date",
  "connection",
  "transfer-encoding",
]);
const repeatedIn304 = new Set([
  "cache-control",
  "vary",
  "content-security-policy",
  "strict-transport-security",
]);

/** Reads a whole answer of the storefront. */
export async function readPage(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const own = [...response.headers].filter(([name]) => !notCached.has(name));
  const cookies = response.headers.getSetCookie();
  const shareable = cookies.every((cookie) => cookie.startsWith("lang="));
  return {
    status: response.status,
    body,
    etag,
    headers: ["etag", etag, ...own.flat()],
    notModified: ["etag", etag, ...own.filter(([name]) => repeatedIn304.has(name)).flat()],
    langCookie: cookies.flatMap((cookie) => ["set-cookie", cookie]),
    keep: shareable && response.status === 200 && response.headers.get("X-Keep") === "page",
    shareable,
    encoded: new Map(),
    coming: new Map(),
    hits: 0,
    products: shownProducts(body),
    holes: readPlaces(response.headers.get(holesHeader)),
    pieces: undefined,
    cutting: undefined,
  };
}

/** The page between its holes: compressed once, however many ask at the same time. */
export async function pagePieces(page: Page): Promise<PagePieces> {
  page.cutting ??= cutPage(page);
  page.pieces = await page.cutting;
  return page.pieces;
}

/** The page in an encoding: compressed once, however many ask at the same time. */
export async function encodedPage(page: Page, encoding: Encoding): Promise<EncodedPage> {
  const ready = page.encoded.get(encoding);
  if (ready) return ready;
  const coming = page.coming.get(encoding) ?? encodePage(page, encoding, "quick");
  page.coming.set(encoding, coming);
  return coming;
}

/** Compresses a page that many ask for again, as small as it gets. */
export async function shrinkPage(page: Page, encoding: Encoding): Promise<void> {
  await encodePage(page, encoding, "small");
}

async function encodePage(page: Page, encoding: Encoding, effort: Effort): Promise<EncodedPage> {
  const body = await encode(page.body, encoding, effort);
  const headers = [...page.headers, "content-length", String(body.length)];
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  const encoded = { body, headers: [...headers, ...page.langCookie], prefetchHeaders: headers };
  page.encoded.set(encoding, encoded);
  return encoded;
}
