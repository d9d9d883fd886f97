import { expect, it } from "vitest";
import type { WishItem } from "#backend/contract/cart";
import { testCard, testContext } from "~/features/catalog/catalog.fixture";
import { toWishView } from "./wish-view.server";

function view(item: Partial<WishItem>, lang: "en" | "fa" = "en") {
  const whole: WishItem = {
    product: testCard(),
    variant_id: "v1",
    options: [],
    added_at: "2026-01-02T03:04:05.000Z",
    dropped_from: null,
    back_in_stock: false,
    ...item,
  };
  return toWishView({ data: [whole], total: 1 }, testContext(lang)).items[0];
}

it("a price that fell is told by how much", () => {
  expect(view({ dropped_from: { amount: 1600, currency: "USD" } })?.dropped).toBe(
    "$3.50 cheaper than when you saved it",
  );
});

it("says which variant was saved, and leads to it", () => {
  const options = [{ code: "color", name: "Colour", option: "blue", value: "Blue" }];
  expect(view({ options })).toMatchObject({
    options: "Blue",
    to: expect.stringMatching(/\?color=blue$/),
  });
});

it("a price of another currency says nothing", () => {
  expect(view({ dropped_from: { amount: 9_000_000, currency: "IRR" } })?.dropped).toBeUndefined();
});

it("what is sold out, or has no price here, can't go into the cart", () => {
  expect(view({ back_in_stock: true })).toMatchObject({ isBack: true, canMove: true });
  expect(view({ product: testCard({ stock: "out" }) })?.canMove).toBe(false);
  expect(view({ product: testCard({ price: null }) })?.canMove).toBe(false);
});
