import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { encodingOf } from "./page-cache/encoding";

/**
 * What is asked for by an address that names its content: pictures, texts and the site's defaults by their hash, the routes
 * by their build.
 */
const lasting =
  /^\/(api\/media\/[0-9a-f]{20}(\?|$)|api\/site-default\/[^?]*\?.*\bhash=|texts\/|__manifest\?)/;

const maxBytes = 8 * 1024 * 1024;
const maxBytesOfOne = 256 * 1024;
/** These are of one answer alone. */
const ownHeaders = ["x-request-id", "date", "connection", "keep-alive", "transfer-encoding"];

interface Answer {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

/** Answers where it can, and says whether it did; else it keeps what the others answer, where that lasts. */
export type ServeLasting = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Answers that never change, kept in memory as they went out, compressed: whoever asks for the same gets them without any
 * framework. A picture of which a smaller form is still to come is not among them, and one that an owner has removed is gone
 * after `ttlMs`.
 */
export function lastingAnswers(ttlMs = 60_000): ServeLasting {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    maxEntrySize: maxBytesOfOne,
    sizeCalculation: ({ body }) => body.length + 1_024,
    ttl: ttlMs,
  });
  return (req, res) => {
    if (req.method !== "GET" || !lasting.test(req.url ?? "")) return false;
    const { accept = "", "accept-encoding": accepted } = req.headers;
    const takesAvif = accept.includes("image/avif");
    const encoding = encodingOf(String(accepted ?? ""));
    const key = [req.url, takesAvif, encoding].join(" ");
    const known = answers.get(key);
    if (known) {
      res.writeHead(200, known.headers).end(known.body);
      return true;
    }
    collectBody(res, (body) => {
      const isSmallest = !takesAvif || res.getHeader("content-type") !== "image/webp";
      const sent = res.getHeader("content-encoding") ?? "identity";
      const isForAll = sent === encoding || sent === "identity";
      if (lasts(res) && isSmallest && isForAll)
        answers.set(key, { body, headers: headersOf(res, body) });
    });
    return false;
  };
}

function lasts(res: ServerResponse): boolean {
  if (res.statusCode !== 200 || res.hasHeader("set-cookie")) return false;
  return String(res.getHeader("cache-control")).includes("immutable");
}

function headersOf(res: ServerResponse, body: Buffer): OutgoingHttpHeaders {
  const headers = { ...res.getHeaders(), "content-length": body.length };
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
}

/** Hands over all that an answer was, once it is out. */
function collectBody(res: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { write, end } = res;
  const collect = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  res.write = (...args: unknown[]) => {
    collect(args[0]);
    return Reflect.apply(write, res, args);
  };
  res.end = (...args: unknown[]) => {
    collect(args[0]);
    return Reflect.apply(end, res, args);
  };
  res.once("finish", () => done(Buffer.concat(chunks)));
}
