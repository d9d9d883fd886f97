import { describe, expect, it } from "vitest";
import { answer, fakeApiClient } from "~/api/client/fake-api-client.fixture";
import { testContext } from "~/features/catalog/catalog.fixture";
import type { RequestContext } from "~/request/context.server";
import { testCart, testLine } from "./cart.fixture";
import { loadLists, toCartSummary } from "./load-lists.server";

function load(cookie: string, { login = false, fails = false, secure = false } = {}) {
  const { api, calls } = fakeApiClient(({ path }) => {
    if (fails) return answer({ requestId: "r" }, 500);
    return answer(path.endsWith("wish-list/codes") ? { data: [7, 12] } : testCart());
  });
  const own = { api, user: { login, info: {} }, settings: { secure } };
  const ctx = { ...testContext("en"), ...own } as unknown as RequestContext;
  const request = new Request("https://shop.example/en", { headers: { Cookie: cookie } });
  return loadLists(ctx, request).then((lists) => ({
    lists,
    asked: calls.map(({ path }) => path),
  }));
}

describe("what a page says of cart and wish list", () => {
  it("decisions 21: nothing, and asks for nothing, where no cookie names one", async () => {
    expect(await load("lang=en")).toEqual({ lists: { cart: null, wishes: null }, asked: [] });
  });

  it("decisions 10: a visitor's cookie names each", async () => {
    expect((await load("cart=x")).asked).toEqual(["/api/user/carts"]);
    const { lists } = await load("wish=x");
    expect(lists).toEqual({ cart: null, wishes: [7, 12] });
  });

  it("over https, nothing that a cookie names which others may have planted", async () => {
    const { asked } = await load("cart=x; wish=x", { secure: true });
    expect(asked).toEqual([]);
    const own = await load("__Host-cart=x", { secure: true });
    expect(own.asked).toEqual(["/api/user/carts"]);
  });

  it("a login names both", async () => {
    const { lists } = await load("session=x", { login: true });
    expect(lists.cart?.count).toBe(2);
    expect(lists.wishes).toEqual([7, 12]);
  });

  it("goes without where they can't be had", async () => {
    const { lists } = await load("cart=x; wish=y", { fails: true });
    expect(lists).toEqual({ cart: null, wishes: null });
  });
});

it("domain 4.6: the price seen is the one of when it was added", () => {
  const risen = testLine({ was: { amount: 1000, currency: "USD" } });
  const [fact] = toCartSummary(testCart({ lines: [risen] }), testContext("fa")).lines;
  expect(fact?.line).toMatchObject({
    price_seen: { amount: 1000, currency: "USD" },
    url: "/fa/home/products/show/12/kettle?color=red",
  });
  expect(fact?.amount).toBe("۲ × ‎$۱۲٫۵۰");
});
