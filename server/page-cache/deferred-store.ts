import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { DeferredData } from "~/request/deferred-data.server";
import { sendPlainResponse } from "../plain-response";
import { decodeBrotli, encode, encodingOf } from "./encoding";

/** The data that newcomers' pages went out without, by its hash, compressed; also of pages that are dropped by now. */
export function createDeferredStore(maxBytes: number) {
  const scripts = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (packed) => packed.length + 200,
  });

  return {
    has: (hash: string): boolean => scripts.has(hash),
    async add({ hash, script }: DeferredData): Promise<void> {
      if (!scripts.has(hash)) scripts.set(hash, await encode(script, "br", "quick"));
    },
    /** Sends it as a script that stays what it is, or 404. */
    async send(hash: string, { req, res }: Asking): Promise<void> {
      const packed = scripts.get(hash);
      if (!packed) return sendPlainResponse(res, 404);
      const encoding = encodingOf(String(req.headers["accept-encoding"] ?? ""));
      const body =
        encoding === "br" ? packed : await encode(await decodeBrotli(packed), encoding, "quick");
      res.writeHead(200, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        "content-length": String(body.length),
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      });
      res.end(req.method === "HEAD" ? undefined : body);
    },
  };
}

interface Asking {
  req: IncomingMessage;
  res: ServerResponse;
}
