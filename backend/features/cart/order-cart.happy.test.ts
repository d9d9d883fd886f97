import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { coupons } from "../../db/tables/carts";
import { ApiShopper, closeCart, findVariants, setPrice, setStock } from "./cart.fixture";
import { type Basket, copyBasket, type OrderCart, readBasket } from "./order-cart";
import { sumTotals } from "./totals";

const backend = provideTestBackend();
let lamp: string;
let rug: string;

beforeAll(async () => {
  [lamp = "", rug = ""] = await findVariants(backend(), 2);
  await setPrice(backend(), lamp, 1000);
  await setPrice(backend(), rug, 2000);
  await backend().shop.database.run((q) =>
    q.insert(coupons).values({ code: "TENTH", kind: "percent", percent: 10 }),
  );
});

async function newUser() {
  const { userId, token } = await logIn(backend());
  return { userId, shopper: new ApiShopper(backend(), token) };
}

/** What an order would copy of the user's cart. */
const read = (userId: string, lang: "en" | "fa" = "en"): Promise<(Basket & OrderCart) | null> =>
  backend().shop.database.run(async (q) => {
    const basket = await readBasket(q, { userId, lang });
    if (!basket) return null;
    const asking = { userId, lang, now: backend().clock.now() };
    return { ...basket, ...(await copyBasket(q, basket, asking)) };
  });

const close = (basket: Basket | null) =>
  backend().shop.database.run((q) => {
    if (!basket) throw new Error("There is no cart.");
    return closeCart(q, basket);
  });

describe("the cart that an order copies (domain 4.7)", () => {
  it("answers all that an order copies, and comes to what the cart showed", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 2);
    await shopper.add(rug, 1);
    const { cart } = await shopper.change({ type: "coupon", code: "tenth" });
    const found = await read(userId);
    expect(found).toMatchObject({
      currency: "USD",
      canOrder: true,
      coupon: { code: "TENTH", discount: 400, freeShipping: false },
      cart: { revision: cart.revision },
    });
    expect(found?.lines).toMatchObject([
      { variantId: lamp, qty: 2, unitPrice: 1000, total: 2000, discount: 200 },
      { variantId: rug, qty: 1, unitPrice: 2000, total: 2000, discount: 200 },
    ]);
    const [first] = found?.lines ?? [];
    const shown = cart.lines[0];
    expect(first?.name.en).toBe(shown?.product.name);
    expect(first?.name.fa).toMatch(/[آ-ی]/);
    expect(first?.options.map(({ value }) => value.en)).toEqual(
      shown?.options.map(({ value }) => value),
    );
    expect(first?.image).toEqual(shown?.product.image);
    const totals = sumTotals({
      currency: "USD",
      lines: found?.lines ?? [],
      discount: found?.coupon?.discount ?? 0,
      shipping: null,
      taxRate: 0,
    });
    expect(totals).toEqual(cart.totals);
  });

  it("prices in the language's currency", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 1);
    const inPersian = new ApiShopper(backend(), shopper.session, "fa");
    const { body } = await inPersian.call("user/carts");
    const found = await read(userId, "fa");
    expect(found?.currency).toBe("IRR");
    expect(found?.lines[0]?.total).toBe(body.lines[0].total.amount);
  });

  it("lets no line pass that can't be bought", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 1);
    await shopper.add(rug, 1);
    await setStock(backend(), rug, { active: false });
    expect(await read(userId)).toMatchObject({ canOrder: false, lines: [{ variantId: lamp }] });
    await setStock(backend(), rug, { active: true });
    expect((await read(userId))?.canOrder).toBe(true);
  });

  it("is nothing for who has no cart, and no order for who has an empty one", async () => {
    const { userId, shopper } = await newUser();
    expect(await read(userId)).toBeNull();
    await shopper.add(lamp, 1);
    await shopper.change({ type: "remove", variant_id: lamp });
    expect(await read(userId)).toMatchObject({ canOrder: false, lines: [] });
  });
});

describe("convertCart (domain 4.7)", () => {
  it("leaves what was saved for later, forgets the coupon, and remembers the changes", async () => {
    const { userId, shopper } = await newUser();
    const add = { op_id: randomUUID(), type: "add", variant_id: lamp, qty: 2 };
    await shopper.change(add, { type: "add", variant_id: rug, qty: 1 });
    await shopper.change({ type: "later", variant_id: rug, later: true });
    const { cart } = await shopper.change({ type: "coupon", code: "TENTH" });
    const found = await read(userId);
    expect(await close(found)).toBe(true);
    const replayed = await shopper.change(add);
    expect(replayed.cart).toMatchObject({
      revision: cart.revision + 1,
      lines: [],
      later: [{ variant_id: rug }],
      coupon: null,
    });
  });

  it("closes a cart once", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 1);
    const found = await read(userId);
    expect([await close(found), await close(found)]).toEqual([true, false]);
  });

  it("closes no cart that has changed since it was read", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 1);
    const found = await read(userId);
    await shopper.add(lamp, 1);
    expect(await close(found)).toBe(false);
    expect((await shopper.counts())[lamp]).toBe(2);
  });
});
