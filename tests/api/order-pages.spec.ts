import { expect, test } from "@playwright/test";
import { tokenCookie } from "~/request/cookie-names";
import { ask } from "../support/ask";
import { logInByCalls } from "../support/log-in-by-calls";
import { manyOrders, startShopWithOrders } from "../support/many-orders";
import { elementsOf } from "../support/markup";

let shop: Awaited<ReturnType<typeof startShopWithOrders>>;
test.beforeAll(async () => {
  shop = await startShopWithOrders();
});
test.afterAll(() => shop.stop());

test("R-ROUTE-12[page-links] the list of orders is turned by links to its pages", async () => {
  const Cookie = `${tokenCookie("session", false)}=${await logInByCalls()}; lang=en`;
  const read = async (path: string) => {
    const { text } = await ask(path, { base: shop.url, headers: { Cookie } });
    const links = elementsOf(text, "a");
    const to = (rel: string) => links.find((link) => link.rel === rel)?.href;
    return {
      shown: manyOrders.filter(({ number }) => text.includes(`/user/orders/${number}`)),
      prev: to("prev"),
      next: to("next"),
    };
  };
  expect(await read("/user/orders")).toEqual({
    shown: manyOrders.slice(0, 2),
    prev: undefined,
    next: "/user/orders?page=2",
  });
  expect(await read("/user/orders?page=2")).toEqual({
    shown: manyOrders.slice(2, 4),
    prev: "/user/orders?page=1",
    next: "/user/orders?page=3",
  });
  expect(await read("/user/orders?page=3")).toMatchObject({
    shown: manyOrders.slice(4),
    next: undefined,
  });
});
