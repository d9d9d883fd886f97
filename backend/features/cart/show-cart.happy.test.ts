import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { coupons } from "../../db/tables/carts";
import { cards } from "../../db/tables/listing";
import { products } from "../../db/tables/products";
import { variants } from "../../db/tables/variants";
import { ApiShopper, findVariants, setPrice, setStock } from "./cart.fixture";

const backend = provideTestBackend();
let lamp: string;
let rug: string;
let cup: string;

beforeAll(async () => {
  [lamp = "", rug = "", cup = ""] = await findVariants(backend(), 3);
  await setPrice(backend(), lamp, 3000);
  await setPrice(backend(), rug, 2000);
  await setPrice(backend(), lamp, 11_000_000, "IRR");
  await backend().shop.database.run((q) =>
    q.insert(coupons).values([
      { code: "HALF", kind: "percent", percent: 50 },
      { code: "RICH", kind: "percent", percent: 10, minTotal: { USD: 10_000 } },
    ]),
  );
});

const user = async (lang = "en") => new ApiShopper(backend(), (await logIn(backend())).token, lang);
const put = (shopper: ApiShopper, code: string) => shopper.change({ type: "coupon", code });

describe("what a cart comes to (domain 4.6)", () => {
  it("names the tax that is inside the prices of the language's currency", async () => {
    const { cart } = await (await user("fa")).add(lamp, 2);
    expect(cart.totals).toMatchObject({
      payable: { amount: 22_000_000, currency: "IRR" },
      tax: [{ rate: 10, amount: { amount: 2_000_000, currency: "IRR" } }],
    });
  });

  it("counts the pieces of all lines, and none of what is saved for later", async () => {
    const shopper = await user();
    await shopper.add(lamp, 2);
    await shopper.add(rug, 3);
    await shopper.add(cup, 4);
    const { cart } = await shopper.change({ type: "later", variant_id: cup, later: true });
    expect(cart.count).toBe(5);
  });

  it("is no order where all is saved for later", async () => {
    const shopper = await user();
    await shopper.add(lamp, 1);
    const { cart } = await shopper.change({ type: "later", variant_id: lamp, later: true });
    expect(cart).toMatchObject({ can_order: false, count: 0, free_shipping: null });
  });

  it("may be ordered whatever has become of what is saved for later", async () => {
    const shopper = await user();
    await shopper.add(lamp, 1);
    await shopper.add(cup, 1);
    await shopper.change({ type: "later", variant_id: cup, later: true });
    await setStock(backend(), cup, { active: false });
    const { body } = await shopper.call("user/carts");
    expect(body).toMatchObject({ can_order: true, later: [{ notices: ["variant_gone"] }] });
    await setStock(backend(), cup, { active: true });
  });

  it("comes as near to free shipping as its goods do before the coupon", async () => {
    const shopper = await user();
    await shopper.add(lamp, 1);
    const { cart: near } = await put(shopper, "HALF");
    expect(near.coupon).toMatchObject({ state: "applied", missing: null });
    expect(near.totals.payable.amount).toBe(1500);
    expect(near.free_shipping?.missing).toEqual({ amount: 1900, currency: "USD" });
    const { cart: reached } = await shopper.add(rug, 1);
    expect(reached.totals.payable.amount).toBe(2500);
    expect(reached.free_shipping?.missing.amount).toBe(0);
  });
});

describe("a coupon that stays on a cart", () => {
  it("stands there still once the last line is gone", async () => {
    const shopper = await user();
    await shopper.add(lamp, 1);
    await put(shopper, "HALF");
    const { cart } = await shopper.change({ type: "remove", variant_id: lamp });
    expect(cart).toMatchObject({ lines: [], coupon: { code: "HALF" } });
    expect(cart.totals).toMatchObject({ coupon_discount: { amount: 0 }, payable: { amount: 0 } });
    expect((await shopper.call("user/carts")).body).toEqual(cart);
  });

  it("takes nothing off below its least total", async () => {
    const shopper = await user();
    await shopper.add(lamp, 1);
    const { cart } = await put(shopper, "RICH");
    expect(cart).toMatchObject({
      coupon: { state: "below_minimum", missing: { amount: 7000, currency: "USD" } },
      totals: { coupon_discount: { amount: 0 }, payable: { amount: 3000 } },
    });
  });
});

it("says of each change that met with something which product and which of its variants that was", async () => {
  const shopper = await user();
  const lines = (await shopper.change(...[lamp, rug].map(addOf))).cart.lines;
  const gone = randomUUID();
  const { conflicts } = await shopper.change(
    ...[rug, gone, lamp].map((variant_id) => ({ type: "set", variant_id, qty: 900 })),
  );
  const told = conflicts.map(({ variant_id, kind, name, options }) => [
    variant_id,
    kind,
    name,
    options,
  ]);
  const wordsOf = (id: string) => {
    const line = lines.find(({ variant_id }) => variant_id === id);
    return [line?.product.name, line?.options.map(({ value }) => value)];
  };
  expect(told).toEqual([
    [rug, "qty_reduced", ...wordsOf(rug)],
    [gone, "variant_gone", null, []],
    [lamp, "qty_reduced", ...wordsOf(lamp)],
  ]);
});

it("goes on with a product that no language has a card of", async () => {
  const bare = (await findVariants(backend(), 60)).at(-1) ?? "";
  await backend().shop.database.run((q) =>
    q
      .delete(cards)
      .where(
        inArray(
          cards.code,
          q
            .select({ code: products.code })
            .from(products)
            .innerJoin(variants, eq(variants.productId, products.id))
            .where(eq(variants.id, bare)),
        ),
      ),
  );
  const { cart, conflicts } = await (await user()).add(bare, 900);
  expect(conflicts).toMatchObject([{ kind: "qty_reduced", name: null }]);
  expect(cart).toMatchObject({ can_order: true, lines: [{ variant_id: bare }] });
});

function addOf(variant_id: string) {
  return { type: "add", variant_id, qty: 1 };
}
