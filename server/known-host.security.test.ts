import { describe, expect, it } from "vitest";
import { type Environment, parseSettings } from "./env";
import { hostRule } from "./http-handler";
import { openHttpHandler } from "./http-handler.fixture";

const openWith = (env: Environment) => openHttpHandler({ knowsHost: hostRule(parseSettings(env)) });

describe("a demo on a developer's machine, asked under a name that a foreign page made lead here", () => {
  it.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
  ])("refuses %s, in words, whatever is asked", async (host) => {
    const handler = await openWith({});
    for (const path of ["/fa", "/api/dev/outbox", "/healthz"]) {
      const answer = await handler.ask(path, { headers: { host } });
      expect(answer.status).toBe(403);
      expect(answer.body).toContain("PUBLIC_URL");
    }
  });

  it.each([
    "localhost:3000",
    "shop.localhost",
    "LOCALHOST",
    "127.0.0.1",
    "192.168.1.7:3000",
    "[::1]:3000",
  ])("answers to %s", async (host) => {
    const handler = await openWith({});
    expect((await handler.ask("/fa", { headers: { host } })).status).toBe(200);
  });

  it("answers to the name that it listens on", async () => {
    const handler = await openWith({ HOST: "my-machine" });
    expect((await handler.ask("/fa", { headers: { host: "my-machine:3000" } })).status).toBe(200);
    expect((await handler.ask("/fa", { headers: { host: "evil.example" } })).status).toBe(403);
  });
});

it.each([{ PUBLIC_URL: "http://demo.example" }, { DEMO: "0" }])(
  "a shop with %j answers to every name, for proxies rewrite it",
  async (env) => {
    const handler = await openWith(env);
    expect((await handler.ask("/fa", { headers: { host: "inner.example" } })).status).toBe(200);
  },
);
