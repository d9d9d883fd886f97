import { expect, test } from "@playwright/test";
import { ask, postForm } from "../support/ask";
import { type ShopProcess, startShop, startStorefront } from "../support/shop-process";

const token = "v3ryS3cr3t-v3ryS3cr3t_v3ryS3cr3t-v3ryS3cr3t";
const secrets = new RegExp(["v3ryS3cr3t", "318682", "PRIVATE", "victim@"].join("|"));

/** Addresses that hold what opens something, or what somebody typed. */
const asked = [
  `/fa/login/${token}`,
  `/login/${token}`,
  `/api/login/links/${token}`,
  `/fa/home/invoice/1405-000003/${token}`,
  `/api/home/invoices/1405-000003/${token}`,
  "/fa/login?code=318682&back=/user",
  "/en/home/products?q=PRIVATE+STREET",
  "/api/home/search?search=PRIVATE",
  "/api/payment/return/zarinpal?Authority=PRIVATE&Status=OK",
];

async function askAll(shop: ShopProcess): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of asked) statuses.push((await ask(path, { base: shop.url })).status);
  const form = { target: "victim@shop.example", password: "PRIVATE", code: "318682" };
  for (const path of ["/fa/login", `/fa/login/${token}`]) {
    statuses.push((await postForm(path, form, {}, shop.url)).status);
  }
  return statuses;
}

const nobody = "http://127.0.0.1:9";

for (const [name, start] of [
  ["a shop that answers", () => startShop({ env: { DEMO: "0" }, readyPath: "/healthz" })],
  [
    "a shop that has no backend",
    () => startShop({ env: { DEMO: "0", API_URL: nobody }, readyPath: "/healthz" }),
  ],
  ["a storefront on Remix's own server", () => startStorefront(nobody)],
] as const) {
  test(`the log of ${name} learns no secret of an address and nothing that was typed`, async () => {
    test.setTimeout(180_000);
    const shop = await start();
    try {
      await askAll(shop);
      expect(shop.log()).toContain("/fa/login/…");
      expect(shop.log()).not.toMatch(secrets);
    } finally {
      await shop.stop();
    }
  });
}
