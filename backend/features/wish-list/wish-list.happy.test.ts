import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { cartChange, wishedCodes, wishList } from "../../contract/cart";
import { products } from "../../db/tables/products";
import { variants } from "../../db/tables/variants";
import { ApiShopper, merger, setPrice, setStock } from "../cart/cart.fixture";

const backend = provideTestBackend();

interface Thing {
  code: number;
  variants: string[];
}
let single: Thing;
let choice: Thing;
let other: Thing;

/** Products of the demo shop by how many variants they have. */
beforeAll(async () => {
  const rows = await backend().shop.database.run((q) =>
    q
      .select({ code: products.code, id: variants.id })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .orderBy(asc(products.code), asc(variants.sort)),
  );
  const things = new Map<number, Thing>();
  for (const { code, id } of rows) {
    const thing = things.get(code) ?? { code, variants: [] };
    thing.variants.push(id);
    things.set(code, thing);
  }
  const all = [...things.values()];
  const find = (fits: (thing: Thing) => boolean) => {
    const found = all.find(fits);
    if (!found) throw new Error("The demo shop has no such product.");
    return found;
  };
  single = find((thing) => thing.variants.length === 1);
  other = find((thing) => thing.variants.length === 1 && thing !== single);
  choice = find((thing) => thing.variants.length > 1);
  for (const id of [...single.variants, ...other.variants, ...choice.variants]) {
    await setStock(backend(), id, { stock: 10, reserved: 0, maxQty: 10 });
  }
});

const newUser = async () => {
  const { userId, token } = await logIn(backend());
  return { userId, shopper: new ApiShopper(backend(), token) };
};

async function add(shopper: ApiShopper, product_id: number, variant_id: string | null = null) {
  backend().clock.advance(1000);
  const { status, body } = await shopper.call("user/wish-list", "POST", { product_id, variant_id });
  if (body.guest) shopper.wish = body.guest;
  return { status, ...body };
}

const list = async (shopper: ApiShopper) =>
  wishList.parse((await shopper.call("user/wish-list")).body);
/** As the list says them, and the call for them alone. */
const codes = async (shopper: ApiShopper) => {
  const { data } = wishedCodes.parse((await shopper.call("user/wish-list/codes")).body);
  expect((await list(shopper)).data.map(({ product }) => product.id)).toEqual(data);
  return data;
};

describe("putting aside (decisions 10)", () => {
  it("R-ENT-15[empty, once] a product stands there once, the newest first", async () => {
    const { shopper } = await newUser();
    expect(await list(shopper)).toEqual({ data: [], total: 0 });
    expect(await add(shopper, single.code)).toMatchObject({ total: 1, changed: true, guest: null });
    expect(await add(shopper, choice.code)).toMatchObject({ total: 2, changed: true });
    expect(await add(shopper, single.code)).toMatchObject({ total: 2, changed: false });
    expect(await codes(shopper)).toEqual([choice.code, single.code]);
    const path = `user/wish-list/${single.code}`;
    const removed = await shopper.call(path, "DELETE");
    expect(removed.body).toEqual({ total: 1, changed: true, guest: null });
    expect((await shopper.call(path, "DELETE")).body).toMatchObject({ total: 1, changed: false });
  });

  it("a visitor's list is found again by its token, and nobody else's is", async () => {
    const visitor = new ApiShopper(backend());
    expect((await add(visitor, single.code)).guest).toMatch(/^[\w-]{43}$/);
    await add(visitor, other.code);
    expect(await codes(visitor)).toEqual([other.code, single.code]);
    expect(await codes(new ApiShopper(backend()))).toEqual([]);
  });

  it("is in the reader's language and currency", async () => {
    const { shopper } = await newUser();
    await add(shopper, single.code);
    const [item] = (await list(new ApiShopper(backend(), shopper.session, "fa"))).data;
    expect(item?.product.name).toMatch(/[آ-ی]/);
    expect(item).toMatchObject({ product: { price: { currency: "IRR" } }, dropped_from: null });
  });

  it("is narrowed to what was put there in a time", async () => {
    const { shopper } = await newUser();
    for (const { code } of [single, choice, other]) await add(shopper, code);
    const [newest, middle] = (await list(shopper)).data.map(({ added_at }) => added_at);
    const within = async (query: Record<string, string | undefined>) => {
      const search = new URLSearchParams(Object.entries(query).map(([key, at]) => [key, at ?? ""]));
      const { data, total } = wishList.parse((await shopper.call(`user/wish-list?${search}`)).body);
      expect(total).toBe(data.length);
      return data.map(({ product }) => product.id);
    };
    expect(await within({ from: middle })).toEqual([other.code, choice.code]);
    expect(await within({ before: middle })).toEqual([single.code]);
    expect(await within({ from: middle, before: newest })).toEqual([choice.code]);
    expect(await within({ from: "yesterday" })).toHaveLength(3);
  });

  it("leaves out what the shop no longer shows", async () => {
    const { shopper } = await newUser();
    await add(shopper, other.code);
    const show = (status: "active" | "archived") =>
      backend().shop.database.run((q) =>
        q.update(products).set({ status }).where(eq(products.code, other.code)),
      );
    await show("archived");
    expect(await list(shopper)).toEqual({ data: [], total: 0 });
    expect(await codes(shopper)).toEqual([]);
    await show("active");
    expect(await codes(shopper)).toEqual([other.code]);
  });
});

describe("what has changed since (domain 4.6)", () => {
  it("marks a price that has dropped, and not one that has risen", async () => {
    const { shopper } = await newUser();
    const [variant = ""] = choice.variants;
    await setPrice(backend(), variant, 5000);
    await add(shopper, choice.code, variant);
    expect((await list(shopper)).data[0]).toMatchObject({
      variant_id: variant,
      dropped_from: null,
    });
    await setPrice(backend(), variant, 4000);
    expect((await list(shopper)).data[0]?.dropped_from).toEqual({ amount: 5000, currency: "USD" });
    await setPrice(backend(), variant, 6000);
    expect((await list(shopper)).data[0]?.dropped_from).toBeNull();
  });

  it("marks what is back in stock", async () => {
    const { shopper } = await newUser();
    const [variant = ""] = choice.variants;
    await setStock(backend(), variant, { stock: 4, reserved: 4 });
    await add(shopper, choice.code, variant);
    expect((await list(shopper)).data[0]?.back_in_stock).toBe(false);
    await setStock(backend(), variant, { stock: 10, reserved: 4 });
    expect((await list(shopper)).data[0]?.back_in_stock).toBe(true);
  });
});

describe("into the cart (domain 4.6)", () => {
  const move = (shopper: ApiShopper, code: number, body: object = {}) =>
    shopper.call(`user/wish-list/${code}/move`, "POST", { op_id: randomUUID(), ...body });

  it("moves one piece, once for an id, and takes the product off the list", async () => {
    const { shopper } = await newUser();
    await add(shopper, single.code);
    const op_id = randomUUID();
    const moved = cartChange.parse((await move(shopper, single.code, { op_id })).body);
    expect(moved.cart).toMatchObject({ count: 1, lines: [{ variant_id: single.variants[0] }] });
    expect(await codes(shopper)).toEqual([]);
    expect((await move(shopper, single.code, { op_id })).body.cart.count).toBe(1);
  });

  it("moves the variant that was looked at, or that is asked for", async () => {
    const { shopper } = await newUser();
    const [first = "", second = ""] = choice.variants;
    await add(shopper, choice.code, second);
    expect((await move(shopper, choice.code)).body.cart.lines[0].variant_id).toBe(second);
    await add(shopper, choice.code, second);
    await move(shopper, choice.code, { variant_id: first });
    expect(await shopper.counts()).toEqual({ [second]: 1, [first]: 1 });
  });

  it("asks which where nobody said", async () => {
    const { shopper } = await newUser();
    await add(shopper, choice.code);
    const { status, body } = await move(shopper, choice.code);
    expect([status, body.errors]).toEqual([400, { variant_id: ["wish_list.choose"] }]);
    expect(await codes(shopper)).toEqual([choice.code]);
  });

  it("keeps on the list what can't be had", async () => {
    const { shopper } = await newUser();
    const [variant = ""] = single.variants;
    await add(shopper, single.code);
    await setStock(backend(), variant, { stock: 2, reserved: 2 });
    const { body } = await move(shopper, single.code);
    expect(body).toMatchObject({ cart: { count: 0 }, conflicts: [{ kind: "out_of_stock" }] });
    expect(await codes(shopper)).toEqual([single.code]);
    await setStock(backend(), variant, { stock: 10, reserved: 0 });
  });

  it("gives a visitor a cart beside their list", async () => {
    const visitor = new ApiShopper(backend());
    await add(visitor, single.code);
    const { body } = await move(visitor, single.code);
    visitor.cart = body.guest;
    expect(await visitor.counts()).toEqual({ [single.variants[0] ?? ""]: 1 });
    expect(await codes(visitor)).toEqual([]);
  });
});

it("decisions 10: login merges the lists, once however often", async () => {
  const { userId, shopper } = await newUser();
  const visitor = new ApiShopper(backend());
  await add(visitor, single.code);
  await add(visitor, other.code);
  await add(shopper, other.code);
  const merge = merger(backend());
  await Promise.all([merge(userId, visitor), merge(userId, visitor)]);
  expect((await codes(shopper)).sort()).toEqual([single.code, other.code].sort());
  for (const path of ["user/wish-list", "user/wish-list/codes"]) {
    const { headers } = await visitor.call(path);
    expect(headers.get("X-Guest-Gone")).toBe("wish");
  }
});
