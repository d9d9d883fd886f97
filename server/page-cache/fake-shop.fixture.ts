import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import type { CatalogChange } from "~/api/catalog-version.server";
import { shopperCookies } from "~/request/cookie-names";
import { cacheAddressOf } from "~/sitemap/cache-address";
import { TurnedAway } from "../overload/fair-gate";
import { createPageCache, type PageCacheOptions } from "./page-cache";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const words = Array.from({ length: 600 }, (_, n) => `تیمچه ${(n * n).toString(36)}`).join(" ");

/** A page that says what it was rendered from. */
export function saidPage(asked: Request, headers: Record<string, string> = {}): Response {
  const text = `${asked.url} ${asked.headers.get("cookie")} ${words}`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-cache",
      Vary: "Cookie, Save-Data, Accept-Encoding",
      "X-Keep": "page",
      "Set-Cookie": "lang=fa; Path=/",
      ...headers,
    },
  });
}

/** Cached pages in front of a storefront that the test makes up; what they refuse is answered with 299. */
export async function openFakeShop(options: Partial<PageCacheOptions> = {}) {
  const rendered: Request[] = [];
  let version = "1";
  const pages = createPageCache({
    addressOf: cacheAddressOf,
    shopperCookies: shopperCookies(false),
    origin: "http://shop.test",
    catalogVersion: () => version,
    takeTurn: async () => () => {},
    takeTurnBehind: async () => () => {},
    ...options,
    render: async (asked, requestId) => {
      rendered.push(asked);
      return (options.render ?? (async (page: Request) => saidPage(page)))(asked, requestId);
    },
  });
  let cached = 0;
  let waiting = 0;
  const server = createServer(async (req, res) => {
    if (pages.serveCached(req, res)) {
      cached += 1;
      return;
    }
    waiting += 1;
    const answered = await pages.serveRendered(req, res, "id").catch((error) => {
      expect(error).toBeInstanceOf(TurnedAway);
      return "busy";
    });
    waiting -= 1;
    if (answered === "busy") res.writeHead(503).end();
    if (!answered) res.writeHead(299).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
    const asking = request({ host: "127.0.0.1", port, path, method, headers }).end();
    const [answer] = await once(asking, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: Buffer.concat(chunks),
    } as Answer;
  }

  return {
    get,
    pages,
    rendered,
    cachedAnswers: () => cached,
    waiting: () => waiting,
    moveCatalog(to: string, change: CatalogChange = "all") {
      version = to;
      pages.drop(change);
    },
  };
}
