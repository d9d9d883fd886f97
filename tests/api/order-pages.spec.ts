import { expect, test } from "@playwright/test";
import type { OrderSummary } from "#backend/contract/order";
import { tokenCookie } from "~/request/cookie-names";
import { type AlteredBackend, alterBackend } from "../support/altered-backend";
import { ask } from "../support/ask";
import { logInByCalls } from "../support/log-in-by-calls";
import { elementsOf } from "../support/markup";
import { type ShopProcess, startStorefront } from "../support/shop-process";

const perPage = 2;
const orders: OrderSummary[] = [1, 2, 3, 4, 5].map((one) => ({
  number: `1405-00000${one}-0`,
  state: "paid",
  placed_at: "2026-03-21T11:50:00.000Z",
  expires_at: null,
  items_count: one,
  payable: { amount: 1000 * one, currency: "USD" },
  pictures: [],
  actions: [],
}));

let backend: AlteredBackend;
let storefront: ShopProcess;
test.beforeAll(async () => {
  backend = await alterBackend((path, body) => {
    const url = new URL(path, "http://backend");
    if (url.pathname !== "/api/user/orders") return body;
    const page = Number(url.searchParams.get("page"));
    const data = orders.slice((page - 1) * perPage, page * perPage);
    return JSON.stringify({ data, total: orders.length, page, per_page: perPage });
  });
  storefront = await startStorefront(backend.url);
});
test.afterAll(async () => {
  await storefront.stop();
  backend.close();
});

test("R-ROUTE-12[page-links] the list of orders is turned by links to its pages", async () => {
  const Cookie = `${tokenCookie("session", false)}=${await logInByCalls()}; lang=en`;
  const read = async (path: string) => {
    const { text } = await ask(path, { base: storefront.url, headers: { Cookie } });
    const links = elementsOf(text, "a");
    const to = (rel: string) => links.find((link) => link.rel === rel)?.href;
    return {
      shown: orders.filter(({ number }) => text.includes(`/user/orders/${number}`)),
      prev: to("prev"),
      next: to("next"),
    };
  };
  expect(await read("/user/orders")).toEqual({
    shown: orders.slice(0, 2),
    prev: undefined,
    next: "/user/orders?page=2",
  });
  expect(await read("/user/orders?page=2")).toEqual({
    shown: orders.slice(2, 4),
    prev: "/user/orders?page=1",
    next: "/user/orders?page=3",
  });
  expect(await read("/user/orders?page=3")).toMatchObject({
    shown: orders.slice(4),
    next: undefined,
  });
});
