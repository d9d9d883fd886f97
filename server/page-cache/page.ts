import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { type HolePlace, holesHeader, readPlaces } from "~/request/holes";
import { type Keeping, keepHeader, readKeeping } from "~/request/keeping";
import { decodeBrotli, type Effort, type Encoding, encode } from "./encoding";
import { cutPage, type PagePieces } from "./filled-page";
import type { Life } from "./life";
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
  /** Until it is packed; of one that is cached, only what is compressed stays. */
  body: Buffer | undefined;
  etag: string;
  headers: string[];
  /** Headers of a 304, which repeats only what a cache must know. */
  notModified: string[];
  /** `Set-Cookie: lang=…`, cached outside the page. */
  langCookie: string[];
  /** What the storefront says of keeping it for everyone; undefined where it may not be. */
  keeping: Keeping | undefined;
  /** How long it is cached, once it is. */
  life: Life | undefined;
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
  keepHeader.toLowerCase(),
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
  const mayBeKept = shareable && response.status === 200;
  return {
    status: response.status,
    body,
    etag,
    headers: ["etag", etag, ...own.flat()],
    notModified: ["etag", etag, ...own.filter(([name]) => repeatedIn304.has(name)).flat()],
    langCookie: cookies.flatMap((cookie) => ["set-cookie", cookie]),
    keeping: mayBeKept ? readKeeping(response.headers.get(keepHeader)) : undefined,
    life: undefined,
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

/** Lets go of all but the compressed page, of which its other forms are then made. */
export async function packPage(page: Page): Promise<void> {
  await encodedPage(page, "br");
  page.body = undefined;
}

/** What a packed page takes of memory. */
export function sizeOfPage({ encoded, pieces, headers, products }: Page): number {
  const bodies = [...encoded.values()].map(({ body }) => body.length);
  const parts = pieces?.between.map(({ packed }) => packed.length + 100) ?? [];
  const words = headers.reduce((sum, text) => sum + text.length, 0);
  const sum = [...bodies, ...parts].reduce((all, length) => all + length, 0);
  return sum + 2 * words + 50 * products.size + 2_048;
}

async function bodyOf({ body, encoded }: Page): Promise<Buffer> {
  const packed = encoded.get("br");
  if (body || !packed) return body ?? Buffer.alloc(0);
  return decodeBrotli(packed.body);
}

/** The page between its holes: compressed once, however many ask at the same time. */
export async function pagePieces(page: Page): Promise<PagePieces> {
  page.cutting ??= bodyOf(page).then((body) => cutPage(body, page.holes ?? []));
  page.pieces = await page.cutting;
  return page.pieces;
}

/** The page in an encoding: compressed once, however many ask at the same time. */
export async function encodedPage(page: Page, encoding: Encoding): Promise<EncodedPage> {
  const ready = page.encoded.get(encoding);
  if (ready) return ready;
  const running = page.coming.get(encoding);
  if (running) return running;
  const coming = encodePage(page, encoding, "quick").finally(() => page.coming.delete(encoding));
  page.coming.set(encoding, coming);
  return coming;
}

/** The page in an encoding that is there, or at once where nothing is to be compressed. */
export function readyPage(page: Page, encoding: Encoding): EncodedPage | undefined {
  const ready = page.encoded.get(encoding);
  const packed = page.encoded.get("br");
  if (ready || encoding !== "identity" || !packed) return ready;
  return layOut(page, encoding, brotliDecompressSync(packed.body));
}

/** Compresses a page that many ask for again, as small as it gets. */
export async function shrinkPage(page: Page, encoding: Encoding): Promise<void> {
  await encodePage(page, encoding, "small");
}

async function encodePage(page: Page, encoding: Encoding, effort: Effort): Promise<EncodedPage> {
  const encoded = layOut(page, encoding, await encode(await bodyOf(page), encoding, effort));
  if (encoding !== "identity") page.encoded.set(encoding, encoded);
  return encoded;
}

function layOut(page: Page, encoding: Encoding, body: Buffer): EncodedPage {
  const headers = [...page.headers, "content-length", String(body.length)];
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  return { body, headers: [...headers, ...page.langCookie], prefetchHeaders: headers };
}
