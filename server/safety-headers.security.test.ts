import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { openHttpHandler } from "./http-handler.fixture";

const safe = { "x-content-type-options": "nosniff", "referrer-policy": "same-origin" };
const inert = "default-src 'none'; frame-ancestors 'none'";

const json = { "Content-Type": "application/json; charset=utf-8" };
const answers: readonly [name: string, next: RequestListener][] = [
  [
    "headers one by one",
    (_req, res) => res.setHeader("Content-Type", "application/json").end("{}"),
  ],
  ["headers as an object", (_req, res) => res.writeHead(200, json).end("{}")],
  ["headers as a list", (_req, res) => res.writeHead(200, Object.entries(json).flat()).end("{}")],
];

describe("an answer that says nothing of its safety", () => {
  it.each(answers)("gets what it lacks: %s", async (_name, next) => {
    const handler = await openHttpHandler({ next });
    const { headers } = await handler.ask("/fa/suggest");
    expect(headers).toMatchObject({ ...safe, "content-security-policy": inert });
    expect(headers["content-type"]).toContain("application/json");
  });

  it.each([
    ["text/plain", inert],
    ["application/manifest+json", inert],
    ["application/xml; charset=utf-8", inert],
    ["text/x-script; charset=utf-8", inert],
    ["text/html", inert],
    ["text/javascript", undefined],
    ["text/css", undefined],
    ["image/svg+xml", undefined],
    ["image/webp", undefined],
  ])("of type %s gets the policy %s", async (type, policy) => {
    const handler = await openHttpHandler({
      next: (_req, res) => res.setHeader("Content-Type", type).end(),
    });
    const { headers } = await handler.ask("/x");
    expect(headers).toMatchObject(safe);
    expect(headers["content-security-policy"]).toBe(policy);
  });
});

it("what an answer says itself stands, and stands once", async () => {
  const own = {
    "Content-Type": "text/html",
    "Content-Security-Policy": "default-src 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
  const handler = await openHttpHandler({ next: (_req, res) => res.writeHead(200, own).end() });
  const { headers } = await handler.ask("/x");
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'self'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
});

it.each([
  ["https://shop.example", "max-age=31536000"],
  ["http://localhost:3000", undefined],
])("of a shop at %s says for how long it is asked by https alone: %s", async (publicUrl, says) => {
  const handler = await openHttpHandler({ publicUrl });
  for (const path of ["/fa", "/healthz", "http://evil.example/"]) {
    const { headers } = await handler.ask(path);
    expect(headers["strict-transport-security"]).toBe(says);
  }
});
