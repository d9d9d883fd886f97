import { expect, test } from "@playwright/test";
import { ask, postForm } from "../support/ask";
import { elementsOf, stylesheetAhead } from "../support/markup";

const pages = ["/en", "/fa/home/products", "/en/home/law", "/no/such/page"];

for (const path of pages) {
  test(`${path} carries the headers that keep it safe`, async () => {
    const { headers, text } = await ask(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["x-keep"]).toBeUndefined();
    expect(text).not.toMatch(/\sstyle="/);
    expect(text).not.toMatch(/\son(click|load|error|submit)="/);
  });
}

for (const path of [
  "/who",
  "/fa/suggest?search=ab",
  "/fa/home/cards?page=2",
  "/en/home/products.data",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest/fa.webmanifest",
  "/texts/en.core.0",
  "/sw.js",
  "/icons/icon-192.png",
  "/healthz",
  "/api/user",
  "/api/nothing",
  "/api/openapi.json",
]) {
  test(`${path} can't be misread, and tells other sites nothing`, async () => {
    const { headers } = await ask(path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
    const type = String(headers["content-type"]);
    if (/json|xml|plain/.test(type)) {
      expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    }
    // A worker would be held to it, and a page has its own.
    if (/javascript/.test(type)) expect(headers["content-security-policy"]).toBeUndefined();
  });
}

test("every inline script's hash is in the policy, and no other is", async () => {
  const { headers, text } = await ask("/en");
  const inline = elementsOf(text, "script").filter(({ src }) => src === undefined).length;
  const policy = String(headers["content-security-policy"]);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts.match(/sha256-/g)?.length).toBeLessThanOrEqual(inline);
  expect(inline).toBeGreaterThan(0);
});

test("a page answers 304 to its own ETag, and is stored by the browser only", async () => {
  const first = await ask("/en");
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  expect(first.headers.vary).toMatch(/Cookie/);
  const { etag } = first.headers;
  expect(etag).toBeTruthy();
  const second = await ask("/en", { headers: { "If-None-Match": etag ?? "" } });
  expect(second.status).toBe(304);
  expect(second.body).toHaveLength(0);
});

test("built files are immutable, by brotli where the browser takes it", async () => {
  const { text } = await ask("/en");
  const sheet = stylesheetAhead(text);
  const answer = await ask(sheet, { headers: { "Accept-Encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toContain("immutable");
  expect(answer.headers["content-encoding"]).toBe("br");
});

test.describe("only the shop's own pages change anything", () => {
  const fields = { lang: "en", back: "/en" };

  for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1"]) {
    test(`R-API-29[refused] a form from ${origin} is refused`, async () => {
      const answer = await postForm("/language", fields, { Origin: origin });
      expect(answer.status).toBe(403);
      expect(answer.headers["set-cookie"]?.join() ?? "").not.toContain("lang=en");
    });
  }

  test("R-API-29[own, no-origin] the shop's own form passes, and so does a browser that sends no Origin", async () => {
    expect((await postForm("/language", fields)).status).toBe(303);
    const without = await ask("/language", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "lang=en&back=%2Fen",
    });
    expect(without.status).toBe(303);
  });

  test("R-API-29[no-cookies] /api takes no cookies for a credential", async () => {
    const answer = await ask("/api/user", { headers: { Cookie: "session=anything" } });
    expect(answer.json()).toEqual({ login: false, info: {} });
  });
});

test("health and readiness answer plainly", async () => {
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
});
