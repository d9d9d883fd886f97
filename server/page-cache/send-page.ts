import type { IncomingMessage, ServerResponse } from "node:http";
import type { EncodedPage, Page } from "./page";

/** Writes a page, or 304 where the asker has it. A prefetch never changes the language. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  encoded: EncodedPage,
): void {
  const purpose = req.headers["sec-purpose"] ?? req.headers.purpose;
  const cookie = !(typeof purpose === "string" && purpose.includes("prefetch"));
  if (page.status === 200 && req.headers["if-none-match"]?.includes(page.etag)) {
    res.writeHead(304, cookie ? [...page.notModified, ...page.langCookie] : page.notModified);
    res.end();
    return;
  }
  res.writeHead(page.status, cookie ? encoded.headers : encoded.prefetchHeaders);
  res.end(req.method === "HEAD" ? undefined : encoded.body);
}
