import type { IncomingMessage, ServerResponse } from "node:http";
import { sendPlainResponse } from "./plain-response";

/** Browsers read an answer once they have sent everything: up to here they may. */
const maxDropped = 64 * 1024 * 1024;

/**
 * Refuses bodies that are too large: at once with 413 where the length is announced, else when the limit
 * is passed. Answers whether the request may go on: a page's does without its body, for the storefront says
 * in words what was wrong with it. A body that takes longer than `withinMs` is refused with 408.
 */
export function limitBody(
  req: IncomingMessage,
  res: ServerResponse,
  limit: number,
  withinMs: number,
): boolean {
  const announced = Number(req.headers["content-length"] ?? 0);
  if (announced > maxDropped) {
    refuse(req, res);
    return false;
  }
  if (announced > limit) {
    // Where the parser hands the chunks in: nothing is kept, whoever reads, and the connection lives on.
    const push = req.push.bind(req);
    req.push = (chunk: Buffer | null) => chunk !== null || push(null);
    // Who asks for its end closes it, once they have read: closed from here it would take the answer along from who still sends.
    if (req.httpVersion === "1.1") res.shouldKeepAlive = true;
    if (isPagesForm(req)) return true;
    sendPlainResponse(res, 413);
    return false;
  }
  if (req.headers["transfer-encoding"]) countBody(req, res, limit);
  if (announced > 0 || req.headers["transfer-encoding"]) {
    const timer = setTimeout(() => {
      if (!req.complete && !req.destroyed) refuse(req, res, 408);
    }, withinMs).unref();
    req.once("close", () => clearTimeout(timer));
  }
  return true;
}

const isPagesForm = ({ method, url = "", headers }: IncomingMessage) =>
  method === "POST" && !url.startsWith("/api/") && /\btext\/html\b/.test(headers.accept ?? "");

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

function refuse(req: IncomingMessage, res: ServerResponse, status = 413): void {
  if (res.headersSent) {
    req.destroy();
    return;
  }
  res.writeHead(status, { "content-type": "text/plain", connection: "close" });
  res.end(`${status}\n`, () => req.destroy());
}
