import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { coupons } from "../../db/tables/carts";
import { ApiShopper, findVariants, setPrice, setStock } from "./cart.fixture";
import { convertCart } from "./convert-cart";
import { type LockedCart, lockCart } from "./lock-cart";
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

const lock = (userId: string, lang: "en" | "fa" = "en"): Promise<LockedCart | null> =>
  backend().shop.database.transaction((q) =>
    lockCart(q, { userId, lang, now: backend().clock.now() }),
  );

describe("lockCart (domain 4.7)", () => {
  it("answers all that an order copies, and comes to what the cart showed", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 2);
    await shopper.add(rug, 1);
    const { cart } = await shopper.change({ type: "coupon", code: "tenth" });
    const locked = await lock(userId);
    expect(locked).toMatchObject({
      currency: "USD",
      canOrder: true,
      coupon: { code: "TENTH", discount: 400, freeShipping: false },
      revision: cart.revision,
    });
    expect(locked?.lines).toMatchObject([
      { variantId: lamp, qty: 2, unitPrice: 1000, total: 2000, discount: 200 },
      { variantId: rug, qty: 1, unitPrice: 2000, total: 2000, discount: 200 },
    ]);
    const [first] = locked?.lines ?? [];
    const shown = cart.lines[0];
    expect(first?.name.en).toBe(shown?.product.name);
    expect(first?.name.fa).toMatch(/[آ-ی]/);
    expect(first?.options.map(({ value }) => value.en)).toEqual(
      shown?.options.map(({ value }) => value),
    );
    expect(first?.image).toEqual(shown?.product.image);
    const totals = sumTotals({
      currency: "USD",
      lines: locked?.lines ?? [],
      discount: locked?.coupon?.discount ?? 0,
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
    const locked = await lock(userId, "fa");
    expect(locked?.currency).toBe("IRR");
    expect(locked?.lines[0]?.total).toBe(body.lines[0].total.amount);
  });

  it("lets no line pass that can't be bought", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 1);
    await shopper.add(rug, 1);
    await setStock(backend(), rug, { active: false });
    expect(await lock(userId)).toMatchObject({ canOrder: false, lines: [{ variantId: lamp }] });
    await setStock(backend(), rug, { active: true });
    expect((await lock(userId))?.canOrder).toBe(true);
  });

  it("is nothing for who has no cart, and no order for who has an empty one", async () => {
    const { userId, shopper } = await newUser();
    expect(await lock(userId)).toBeNull();
    await shopper.add(lamp, 1);
    await shopper.change({ type: "remove", variant_id: lamp });
    expect(await lock(userId)).toMatchObject({ canOrder: false, lines: [] });
  });
});

describe("convertCart (domain 4.7)", () => {
  it("leaves what was saved for later, forgets the coupon, and remembers the changes", async () => {
    const { userId, shopper } = await newUser();
    const add = { op_id: randomUUID(), type: "add", variant_id: lamp, qty: 2 };
    await shopper.change(add, { type: "add", variant_id: rug, qty: 1 });
    await shopper.change({ type: "later", variant_id: rug, later: true });
    const { cart } = await shopper.change({ type: "coupon", code: "TENTH" });
    const locked = await lock(userId);
    await backend().shop.database.transaction((q) => convertCart(q, locked?.cartId ?? ""));
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
    const locked = await lock(userId);
    const convert = () =>
      backend().shop.database.transaction((q) => convertCart(q, locked?.cartId ?? ""));
    await convert();
    await expect(convert()).rejects.toThrow("once");
  });
});
