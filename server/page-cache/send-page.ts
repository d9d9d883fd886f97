import type { IncomingMessage, ServerResponse } from "node:http";
import { takesGzip } from "./encoding";
import {
  filledEtag,
  fillHeaders,
  fillPage,
  type PackedFilling,
  type PagePieces,
} from "./filled-page";
import type { EncodedPage, Page } from "./page";
import { joinGzip, joinPlain } from "./piece";

/** Writes a page, or 304 where the asker has it. A prefetch never changes the language. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  encoded: EncodedPage,
): void {
  const cookie = !isPrefetch(req);
  if (page.status === 200 && req.headers["if-none-match"]?.includes(page.etag)) {
    res.writeHead(304, cookie ? [...page.notModified, ...page.langCookie] : page.notModified);
    res.end();
    return;
  }
  res.writeHead(page.status, cookie ? encoded.headers : encoded.prefetchHeaders);
  res.end(req.method === "HEAD" ? undefined : encoded.body);
}

/** The same for a shopper: with what is theirs in its holes. Nothing of that stays in the page. */
export function sendFilledPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  pieces: PagePieces,
  filling: PackedFilling,
): void {
  const lang = isPrefetch(req) ? [] : page.langCookie;
  // Of one name, writeHead takes the last alone where other headers were set before.
  if (filling.cookies.length > 0) {
    res.setHeader("set-cookie", [...lang.filter((_, at) => at % 2 === 1), ...filling.cookies]);
  }
  const cookies = filling.cookies.length > 0 ? [] : lang;
  if (!filling.noStore && req.headers["if-none-match"]?.includes(filledEtag(page, filling))) {
    res.writeHead(304, [...fillHeaders(page.notModified, page, pieces, filling), ...cookies]);
    res.end();
    return;
  }
  const isGzip = takesGzip(String(req.headers["accept-encoding"] ?? ""));
  const parts = fillPage(page, pieces, filling);
  const body = isGzip ? joinGzip(parts) : joinPlain(parts);
  const headers = fillHeaders(page.headers, page, pieces, filling);
  headers.push(...cookies, "content-length", String(body.length));
  if (isGzip) headers.push("content-encoding", "gzip");
  res.writeHead(page.status, headers);
  res.end(req.method === "HEAD" ? undefined : body);
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  return typeof purpose === "string" && purpose.includes("prefetch");
}
