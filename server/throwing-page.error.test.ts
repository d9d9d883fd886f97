import { createRequestHandler } from "@remix-run/node";
import { pino } from "pino";
import { expect, it } from "vitest";
import { buildOf } from "~/rendered-build.fixture";
import { fakeContext } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { shopperCookies } from "~/request/cookie-names";
import { cacheAddressOf } from "~/sitemap/cache-address";
import { openHttpHandler } from "./http-handler.fixture";
import { createPageCache } from "./page-cache/page-cache";
import { createWebApp, openGates } from "./web-app";

/** The shop's way from the socket to a public page whose component throws as long as the test wants. */
async function openThrowingShop() {
  let isBroken = true;
  const build = buildOf({
    loader: async (args) => {
      const ctx = await getContext(args);
      ctx.cacheControl = "public";
      return null;
    },
    default: () => {
      if (isBroken) throw new Error("a component's own");
      return "all is well";
    },
  });
  const log = { error: () => {} };
  const loadContext = (requestId: string) => ({ ...fakeContext().context, requestId, log });
  const render = createRequestHandler(build, "production");
  const handler = await openHttpHandler({
    pageCache: createPageCache({
      addressOf: cacheAddressOf,
      shopperCookies: shopperCookies(false),
      origin: "https://shop.example",
      catalogVersion: () => "1",
      takeTurn: async () => () => {},
      takeTurnBehind: async () => () => {},
      render: (request, requestId) => render(request, loadContext(requestId)),
    }),
    next: createWebApp({
      buildOf: async () => build,
      builtFolders: [],
      api: undefined,
      loadContext,
      trustProxy: 0,
      gates: openGates(),
      respondBusy: async (_req, res) => void res.writeHead(503).end(),
      log: pino({ level: "silent" }),
    }),
  });
  const repair = () => {
    isBroken = false;
  };
  return { ...handler, repair };
}

const askers: readonly [string, Record<string, string>][] = [
  ["a page that may be kept", {}],
  ["a shopper's own page", { cookie: "session=somebody" }],
];

it.each(askers)("%s fails as a page, at once and side by side", async (_name, headers) => {
  const handler = await openThrowingShop();
  const first = await handler.ask("/fa/home/law", { headers });
  expect(first.status).toBe(500);
  expect(first.body).toContain(String(first.headers["x-request-id"]));
  const paths = Array.from({ length: 8 }, (_, n) => `/en/home/products?page=${n + 2}`);
  const all = await Promise.all(paths.map((path) => handler.ask(path, { headers })));
  for (const { status, body, headers: answered } of all) {
    expect(status).toBe(500);
    expect(body).toContain(String(answered["x-request-id"]));
  }
});

it.each(askers)("%s is well again once its component is", async (_name, headers) => {
  const handler = await openThrowingShop();
  expect((await handler.ask("/fa/home/law", { headers })).status).toBe(500);
  handler.repair();
  const { status, body } = await handler.ask("/fa/home/law", { headers });
  expect([status, body]).toEqual([200, expect.stringContaining("all is well")]);
});
