import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { eventually } from "../tests/support/eventually";
import { openHttpHandler } from "./http-handler.fixture";

it("gives every request an id: in its answer, for the storefront, in one line of the log", async () => {
  const handler = await openHttpHandler();
  const { headers, body } = await handler.ask("/fa?q=1");
  const id = String(headers["x-request-id"]);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(body).toContain(id);
  await eventually(() => expect(handler.lines()).toHaveLength(1));
  expect(handler.lines()[0]).toMatchObject({
    requestId: id,
    method: "GET",
    path: "/fa",
    status: 200,
  });
});

it("goes on with a proxy's id", async () => {
  const handler = await openHttpHandler();
  const { headers } = await handler.ask("/fa", { headers: { "x-request-id": "edge-12345678" } });
  expect(headers["x-request-id"]).toBe("edge-12345678");
});

it("is healthy while it runs, and ready while its database answers", async () => {
  let ready = true;
  const handler = await openHttpHandler({ isReady: async () => ready });
  expect((await handler.ask("/healthz")).status).toBe(200);
  expect((await handler.ask("/readyz")).status).toBe(200);
  ready = false;
  expect((await handler.ask("/healthz")).status).toBe(200);
  expect((await handler.ask("/readyz")).status).toBe(503);
});

it("lets forms of its own pages and requests without Origin through", async () => {
  const handler = await openHttpHandler();
  const own = { origin: "https://shop.example" };
  expect((await handler.ask("/fa", { method: "POST", headers: own })).status).toBe(200);
  expect((await handler.ask("/fa", { method: "POST" })).status).toBe(200);
  const asked = { host: "10.0.0.5:3000", origin: "http://10.0.0.5:3000" };
  expect((await handler.ask("/fa", { method: "POST", headers: asked })).status).toBe(200);
});

it("says nothing of TRUST_PROXY where the proxy is trusted", async () => {
  const handler = await openHttpHandler({ trustProxy: ["127.0.0.1"] });
  await handler.ask("/fa", { headers: { "x-forwarded-for": "203.0.113.9" } });
  await eventually(() => expect(handler.lines()).toHaveLength(1));
  expect(handler.lines()[0]).toMatchObject({ level: 30, msg: "request" });
});

it("names the shop as PUBLIC_URL does to what comes after it, whatever a proxy made of Host", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const handler = await openHttpHandler({
    next: ({ headers }, res) => {
      seen.push(headers);
      res.end();
    },
  });
  const origin = "https://shop.example";
  const asked = { host: "10.0.0.5:3000", origin: "http://10.0.0.5:3000" };
  for (const headers of [{ host: "upstream", origin }, asked, { host: "upstream" }]) {
    expect((await handler.ask("/fa", { method: "POST", headers })).status).toBe(200);
  }
  expect(seen.map(({ host }) => host)).toEqual(Array(3).fill("shop.example"));
  expect(seen.map((headers) => headers.origin)).toEqual([origin, origin, undefined]);
});
