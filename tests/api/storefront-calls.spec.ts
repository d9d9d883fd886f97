import { expect, test } from "@playwright/test";
import { ask, postForm } from "../support/ask";
import { findProducts, offeredVariant } from "../support/buying";
import { productPath } from "../support/catalogue";
import { languageCodes } from "../support/languages";
import { logInByCalls } from "../support/log-in-by-calls";
import { describeCall, readDocument } from "../support/openapi";
import { drawPng } from "../support/pictures";
import {
  type RecordedBackend,
  type RecordedCall,
  recordBackend,
} from "../support/recorded-backend";
import { screens } from "../support/screens";
import { type ShopProcess, startShop } from "../support/shop-process";

/** What a storefront says to its backend, whose address is another one. */
let backend: RecordedBackend;
let storefront: ShopProcess;

test.beforeAll(async () => {
  backend = await recordBackend();
  storefront = await startShop({ env: { API_URL: backend.url, LAB: "1" } });
});
test.afterAll(async () => {
  await storefront.stop();
  await backend.close();
});

/** The calls that are made meanwhile. */
async function callsDuring(run: (base: string) => Promise<unknown>): Promise<RecordedCall[]> {
  const before = backend.calls.length;
  await run(storefront.url);
  return backend.calls.slice(before);
}

const account = ["/user", "/user/orders", "/user/wish-list", "/user/user-settings", "/en/carts"];

test("R-API-01[once, no-js] R-API-02[headers, visitor] R-API-27[storefront] what a visitor's pages ask for", async () => {
  const document = readDocument(
    (await ask("/api/openapi.json")).json() as Parameters<typeof readDocument>[0],
  );
  for (const lang of languageCodes) {
    const calls = await callsDuring(async (base) => {
      for (const { path } of screens) await ask(await path(lang), { base });
      await ask(`/${lang}/suggest?search=ab`, { base });
    });
    expect(calls.length).toBeGreaterThan(5);
    for (const { method, path, headers } of calls) {
      const [pathname = ""] = path.split("?");
      expect(pathname).toMatch(/^\/api\/(?!.*\/api\/)/);
      expect(describeCall(document, `${method} ${pathname}`), path).toBeDefined();
      expect(headers["x-requested-with"], path).toBe("XMLHttpRequest");
      expect(headers.lang, path).toBe(lang);
      expect(headers.authorization, path).toBeUndefined();
    }
  }
});

test("R-API-02[token] a shopper's own pages ask with the session's token", async () => {
  const token = await logInByCalls();
  const calls = await callsDuring(async (base) => {
    for (const path of account) {
      const page = await ask(path, { base, headers: { Cookie: `session=${token}; lang=en` } });
      expect(page.status, path).toBe(200);
    }
  });
  const own = calls.filter(({ path }) => path.startsWith("/api/user"));
  expect(own.length).toBeGreaterThanOrEqual(account.length);
  for (const { path, headers } of own) expect(headers.authorization, path).toBe(token);
});

test("R-API-03[json, form] a browser's form reaches the backend as JSON", async () => {
  const [product] = await findProducts("en");
  const variant = offeredVariant(product).id;
  const calls = await callsDuring((base) =>
    postForm(productPath("en", product), { intent: "cart.add", variant, qty: "2" }, {}, base),
  );
  const posted = calls.filter(({ method }) => method === "POST");
  expect(posted).toHaveLength(1);
  expect(posted[0]?.headers["content-type"]).toBe("application/json");
  const sent: unknown = JSON.parse(posted[0]?.body.toString() ?? "");
  expect(sent).toMatchObject({ ops: [{ type: "add", variant_id: variant, qty: 2 }] });
});

test("R-API-03[multipart] a picture reaches it as multipart/form-data", async ({ request }) => {
  const file = { name: "sofa.png", mimeType: "image/png", buffer: await drawPng() };
  const calls = await callsDuring((base) =>
    request.post(`${base}/upload`, { headers: { Origin: base }, multipart: { file } }),
  );
  const [upload] = calls.filter(({ path }) => /^\/api\/upload(\?|$)/.test(path));
  const type = upload?.headers["content-type"] ?? "";
  const boundary = /^multipart\/form-data; ?boundary=(\S+)$/.exec(type)?.[1];
  expect(boundary, type).toBeTruthy();
  expect(upload?.body.toString("latin1")).toMatch(
    new RegExp(`^--${boundary}\r\n.*name="file"[^]*--${boundary}--\r\n$`),
  );
});
