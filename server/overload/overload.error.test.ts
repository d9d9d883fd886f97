import { once } from "node:events";
import { request } from "node:http";
import { type ActionFunctionArgs, createRequestHandler } from "@remix-run/node";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { buildOf } from "~/rendered-build.fixture";
import { fakeContext } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { shopperCookies } from "~/request/cookie-names";
import { cacheAddressOf } from "~/sitemap/cache-address";
import { eventually } from "../../tests/support/eventually";
import { askerReader } from "../forwarded";
import { openHttpHandler } from "../http-handler.fixture";
import { createPageCache } from "../page-cache/page-cache";
import { createWebApp, openGates } from "../web-app";
import { type BusyPage, busyResponder } from "./respond-busy";

const bounds = { atOnce: 2, waiting: 10, waitMs: 60_000 };
const busyPage: BusyPage = (lang) =>
  new Response(`busy in ${lang ?? "every language"}`, { headers: { "Cache-Control": "no-store" } });

/** The shop's way from the socket to pages, calls and forms that take as long as the test wants. */
async function openBusyShop() {
  const running = new Set<() => void>();
  const begun: string[] = [];
  let maxAtOnce = 0;
  const work = async ({ url }: Request) => {
    begun.push(new URL(url).search);
    await new Promise<void>((finish) => {
      running.add(finish);
      maxAtOnce = Math.max(maxAtOnce, running.size);
    });
  };
  const build = buildOf({
    loader: async (args) => {
      const ctx = await getContext(args);
      ctx.cacheControl = "public";
      if (new URL(args.request.url).search) await work(args.request);
      return null;
    },
    action: async ({ request: posted }: ActionFunctionArgs) => {
      await posted.text();
      return new Response(null, { status: 303, headers: { Location: "/fa" } });
    },
    default: () => "all is well",
  });
  const loadContext = (requestId: string) => ({ ...fakeContext().context, requestId });
  const render = createRequestHandler(build, "production");
  const gates = openGates({ pages: bounds, forms: { ...bounds, atOnce: 1 }, calls: bounds });
  const askerOf = askerReader(1);
  const respondBusy = busyResponder(busyPage);
  const handler = await openHttpHandler({
    respondBusy,
    trustProxy: 1,
    pageCache: createPageCache({
      addressOf: cacheAddressOf,
      shopperCookies: shopperCookies(false),
      origin: "https://shop.example",
      catalogVersion: () => "1",
      takeTurn: (req, gone) => gates.pages.enter(askerOf(req), gone),
      takeTurnBehind: async () => () => {},
      render: (asked, requestId) => render(asked, loadContext(requestId)),
    }),
    next: createWebApp({
      buildOf: async () => build,
      builtFolders: [],
      api: async (asked) => {
        await work(asked);
        return Response.json({});
      },
      loadContext,
      trustProxy: 1,
      gates,
      respondBusy,
      log: pino({ level: "silent" }),
    }),
  });

  /** Lets all work end, and what begins meanwhile, until there is an answer to wait for. */
  async function finish<T>(answers: Promise<T>): Promise<T> {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    answers.then(over, over);
    await vi.waitUntil(
      () => {
        for (const one of running) {
          running.delete(one);
          one();
        }
        return isOver;
      },
      { interval: 5, timeout: 60_000 },
    );
    return answers;
  }
  return { ...handler, finish, begun, running, maxAtOnce: () => maxAtOnce };
}

const numbered = (path: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${path}?min=${n + 1}`);
const statusesOf = (answers: readonly { status?: number | undefined }[]) =>
  answers.reduce<Record<string, number>>((counts, { status }) => {
    counts[`${status}`] = (counts[`${status}`] ?? 0) + 1;
    return counts;
  }, {});
const asked = bounds.atOnce + bounds.waiting;

it.each([
  ["public pages", "/fa/home/products", {}, "busy in fa"],
  ["a shopper's own pages", "/en/home/products", { cookie: "session=mine" }, "busy in en"],
  ["pages that name no language", "/home/products", {}, "busy in every language"],
  ["pages' data", "/en/home/products.data", { cookie: "session=mine" }, "busy in en"],
  ["calls", "/api/home/products", {}, "error.unavailable"],
])(
  "renders a bounded number of %s, and answers 503 to what can't wait",
  async (_name, path, headers, words) => {
    const shop = await openBusyShop();
    let refused = 0;
    const answers = numbered(path, 100).map(async (one) => {
      const answer = await shop.ask(one, { headers });
      if (answer.status === 503) refused += 1;
      return answer;
    });
    await eventually(() => expect(refused).toBeGreaterThanOrEqual(100 - asked));
    expect((await shop.ask("/healthz")).status).toBe(200);

    const all = await shop.finish(Promise.all(answers));
    const statuses = statusesOf(all);
    expect(Object.keys(statuses).sort()).toEqual(["200", "503"]);
    expect(shop.begun).toHaveLength(statuses["200"] ?? 0);
    expect(shop.maxAtOnce()).toBeLessThanOrEqual(bounds.atOnce);
    for (const { status, headers: answered, body } of all) {
      if (status !== 503) continue;
      expect(answered["retry-after"]).toMatch(/^[1-9]\d*$/);
      expect(answered["cache-control"]).toBe("no-store");
      expect(body).toContain(words);
    }
  },
);

it("answers kept pages as long as there are others to render", async () => {
  const shop = await openBusyShop();
  expect((await shop.ask("/fa")).status).toBe(200);
  const flood = Promise.all(numbered("/fa/home/products", 60).map((path) => shop.ask(path)));
  await eventually(() => expect(shop.running.size).toBe(bounds.atOnce));
  for (let n = 0; n < 20; n += 1) expect((await shop.ask("/fa")).status).toBe(200);
  expect(shop.running.size).toBe(bounds.atOnce);
  await shop.finish(flood);
});

it("lets nobody starve behind the flood of one address", async () => {
  const shop = await openBusyShop();
  const ask = (address: string, path: string) =>
    shop.ask(path, { headers: { "x-forwarded-for": address } });
  const flood = Promise.all(
    numbered("/fa/home/products", 100).map((path) => ask("192.0.2.1", path)),
  );
  await eventually(() => expect(shop.running.size).toBe(bounds.atOnce));
  const others = ["192.0.2.2", "192.0.2.3", "2001:db8::1"];
  const theirs = Promise.all(
    others.map((address) => ask(address, `/fa/home/products?max=${address.length}`)),
  );
  expect(statusesOf(await shop.finish(theirs))).toEqual({ 200: 3 });
  const statuses = statusesOf(await shop.finish(flood));
  expect(statuses["503"]).toBeGreaterThan(50);
});

it("renders nothing for those who have given up waiting", async () => {
  const shop = await openBusyShop();
  const first = numbered("/fa/home/products", bounds.atOnce).map((path) => shop.ask(path));
  await eventually(() => expect(shop.running.size).toBe(bounds.atOnce));
  const waiting = ["?page=7", "?page=8"].flatMap((query) =>
    [{}, { cookie: "session=mine" }].map((headers) => {
      const path = `/fa/home/products${query}`;
      return request({ host: "127.0.0.1", port: shop.port, path, headers })
        .on("error", () => {})
        .end();
    }),
  );
  await Promise.all(waiting.map((one) => once(one, "finish")));
  const last = shop.ask("/fa/home/products?page=9");
  for (const one of waiting) one.destroy();
  const isClosed = (line: Record<string, unknown>) => line.aborted === true;
  await eventually(() => expect(shop.lines().filter(isClosed)).toHaveLength(waiting.length));
  expect((await shop.finish(last)).status).toBe(200);
  expect(statusesOf(await Promise.all(first))).toEqual({ 200: bounds.atOnce });
  expect(shop.begun).not.toContain("?page=7");
  expect(shop.begun).not.toContain("?page=8");
});

it("gives no turn to a form whose body is still on its way", async () => {
  const shop = await openBusyShop();
  const slow = request({
    host: "127.0.0.1",
    port: shop.port,
    method: "POST",
    path: "/fa/login",
    headers: { "Content-Length": "3", "Content-Type": "application/x-www-form-urlencoded" },
  });
  slow.write("a=");
  await once(slow, "socket");
  const quick = await shop.ask("/en/login", { method: "POST", chunks: ["b=1"] });
  expect(quick.status).toBe(303);
  slow.end("1");
  const [answer] = await once(slow, "response");
  expect(answer.statusCode).toBe(303);
});
