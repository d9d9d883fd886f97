import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Refuses bodies that are too large: at once with 413 where the length is announced, else when the limit
 * is passed. Answers whether the request may go on.
 */
export function boundBody(req: IncomingMessage, res: ServerResponse, limit: number): boolean {
  if (Number(req.headers["content-length"] ?? 0) > limit) {
    refuse(req, res);
    return false;
  }
  if (req.headers["transfer-encoding"]) countBody(req, res, limit);
  return true;
}

/** Counts where the parser hands the chunks in, so that it doesn't matter who reads them, and when. */
function countBody(req: IncomingMessage, res: ServerResponse, limit: number): void {
  const push = req.push.bind(req);
  let bytes = 0;
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= limit) return push(chunk, encoding);
    if (!req.destroyed) refuse(req, res);
    return false;
  };
}

function refuse(req: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) {
    req.destroy();
    return;
  }
  res.writeHead(413, { "content-type": "text/plain", connection: "close" });
  res.end("413\n", () => req.destroy());
}
