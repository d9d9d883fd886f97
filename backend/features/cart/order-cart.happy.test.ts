import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import type { CartLine } from "../../contract/cart";
import { coupons } from "../../db/tables/carts";
import { cards } from "../../db/tables/listing";
import { media } from "../../db/tables/media";
import { variantOptions, variants } from "../../db/tables/variants";
import { ApiShopper, closeCart, findVariants, setPrice, setStock } from "./cart.fixture";
import { type Basket, copyBasket, type OrderCart, readBasket } from "./order-cart";
import { readWording } from "./read-wording";
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
    const wording = await readWording(q, userId, lang);
    const asking = { userId, lang, wording, now: backend().clock.now() };
    return { ...basket, ...(await copyBasket(q, basket, asking)) };
  });

/** Variants of two products, each of which comes with so many options. */
async function findMadeOf(optionCount: number): Promise<string[]> {
  const rows = await backend().shop.database.run((q) =>
    q
      .select({ id: variants.id, productId: variants.productId })
      .from(variants)
      .innerJoin(variantOptions, eq(variantOptions.variantId, variants.id))
      .where(gt(variants.stock, 0))
      .groupBy(variants.id)
      .having(eq(count(), optionCount))
      .orderBy(asc(variants.sku)),
  );
  const [one] = rows;
  const other = rows.find(({ productId }) => productId !== one?.productId);
  return [one, other].flatMap((row) => row?.id ?? []);
}

/** Gives a variant a look of its own, or takes it away. */
async function setLook(variantId: string, file: string | null): Promise<void> {
  await backend().shop.database.run(async (q) => {
    const shown = { width: 8, height: 6, alt: { en: "Its own look" }, tint: 1 };
    const [made] = file
      ? await q
          .insert(media)
          .values({ ...shown, file, source: { kind: "stored", path: file } })
          .returning()
      : [];
    const look = { mediaId: made?.id ?? null };
    await q.update(variants).set(look).where(eq(variants.id, variantId));
  });
}

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

  it("is no order where all is saved for later", async () => {
    const { userId, shopper } = await newUser();
    await shopper.add(lamp, 1);
    expect(await read(userId)).toMatchObject({ canOrder: true, hasLater: false });
    await shopper.add(rug, 1);
    await shopper.change({ type: "later", variant_id: rug, later: true });
    expect(await read(userId)).toMatchObject({ canOrder: true, hasLater: true });
    await shopper.change({ type: "later", variant_id: lamp, later: true });
    expect(await read(userId)).toMatchObject({ canOrder: false, hasLater: true, lines: [] });
  });

  it("takes nothing off for a coupon that does not apply yet, and does not use it", async () => {
    const { userId, shopper } = await newUser();
    await backend().shop.database.run((q) =>
      q
        .insert(coupons)
        .values({ code: "RICH", kind: "percent", percent: 10, minTotal: { USD: 5000 } }),
    );
    await shopper.add(lamp, 1);
    await shopper.change({ type: "coupon", code: "RICH" });
    expect(await read(userId)).toMatchObject({
      cart: { couponCode: "RICH" },
      coupon: null,
      lines: [{ total: 1000, discount: 0 }],
    });
    await shopper.add(rug, 2);
    expect(await read(userId)).toMatchObject({
      coupon: { code: "RICH", discount: 500 },
      lines: [{ discount: 100 }, { discount: 400 }],
    });
  });

  it("says of each line its name, its options and its picture as the cart does", async () => {
    const { userId, shopper } = await newUser();
    const [one = "", two = ""] = await findMadeOf(2);
    const readAlike = async () => {
      const { lines = [] } = (await read(userId)) ?? {};
      const told = lines.map(({ name, options, image }) => ({
        name: name.en,
        options: options.map(({ name, value }) => [name.en, value.en]),
        image,
      }));
      const shown = (await shopper.call("user/carts")).body.lines as CartLine[];
      expect(told).toEqual(
        shown.map(({ product: { name, image }, options }) => ({
          name,
          options: options.map(({ name, value }) => [name, value]),
          image,
        })),
      );
      return lines;
    };
    for (const id of [one, two]) await shopper.add(id, 1);
    await setLook(one, null);
    await setLook(two, null);
    const plain = await readAlike();
    expect(plain.map(({ options }) => options.length)).toEqual([2, 2]);
    expect(plain[0]?.image).not.toEqual(plain[1]?.image);
    await setLook(two, "own-look");
    const looks = (await readAlike()).map(({ image }) => image?.url.includes("own-look"));
    expect(looks).toEqual([false, true]);
  });

  it("calls a product in the languages that have a card of it, pictured by the nearest one", async () => {
    const { userId, shopper } = await newUser();
    const { cart } = await shopper.add(rug, 1);
    const code = cart.lines[0]?.product.id ?? 0;
    const { database } = backend().shop;
    const ownIn = and(eq(cards.code, code), eq(cards.lang, "fa"));
    await database.run((q) => q.delete(cards).where(ownIn));
    const [line] = (await read(userId, "fa"))?.lines ?? [];
    expect(line?.name).toEqual({ en: cart.lines[0]?.product.name });
    expect(line?.image).toEqual({ ...cart.lines[0]?.product.image, lang: "en" });
    await database.run((q) => q.delete(cards).where(eq(cards.code, code)));
    expect((await read(userId))?.lines).toMatchObject([{ name: {}, image: null }]);
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
