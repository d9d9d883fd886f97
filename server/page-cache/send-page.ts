import type { IncomingMessage, ServerResponse } from "node:http";
import type { EncodedPage, Page } from "./page";

/** Writes a page, or 304 where the asker has it. A prefetch never changes the language. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  encoded: EncodedPage,
): void {
  const cookie = !isPrefetch(req);
  if (page.status === 200 && hasIt(req.headers["if-none-match"], page.etag)) {
    res.writeHead(304, cookie ? [...page.notModified, ...page.langCookie] : page.notModified);
    res.end();
    return;
  }
  res.writeHead(page.status, cookie ? encoded.headers : encoded.prefetchHeaders);
  res.end(req.method === "HEAD" ? undefined : encoded.body);
}

function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch.includes(etag));
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  return typeof purpose === "string" && purpose.includes("prefetch");
}
