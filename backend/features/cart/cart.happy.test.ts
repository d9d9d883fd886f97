import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { cart, cartChange } from "../../contract/cart";
import { ApiShopper, findVariants, setPrice, setStock } from "./cart.fixture";

const backend = provideTestBackend();
let lamp: string;
let rug: string;
let cup: string;

beforeAll(async () => {
  [lamp = "", rug = "", cup = ""] = await findVariants(backend(), 3);
  await setPrice(backend(), lamp, 1000);
  await setPrice(backend(), rug, 2500);
});

const visitor = (lang = "en") => new ApiShopper(backend(), null, lang);
const user = async (lang = "en") => new ApiShopper(backend(), (await logIn(backend())).token, lang);

describe("a visitor's cart (decisions 10)", () => {
  it("is empty before the first change", async () => {
    const { status, body, headers } = await visitor().call("user/carts");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(cart.parse(body)).toMatchObject({
      revision: 0,
      lines: [],
      later: [],
      count: 0,
      coupon: null,
      free_shipping: null,
      can_order: false,
      totals: { payable: { amount: 0, currency: "USD" }, tax: [], shipping: null },
    });
  });

  it("comes to be with the first piece, and is found again by the token", async () => {
    const shopper = visitor();
    const change = cartChange.parse(await shopper.add(lamp, 2));
    expect(change.guest).toMatch(/^[\w-]{43}$/);
    expect(change.cart).toMatchObject({ revision: 1, count: 2, can_order: true });
    const { body } = await shopper.call("user/carts");
    expect(body).toEqual(change.cart);
    expect(await visitor().counts()).toEqual({});
  });

  it("does not come to be by a change that puts nothing into it, which is not remembered then", async () => {
    const shopper = visitor();
    const remove = { op_id: randomUUID(), type: "remove", variant_id: lamp };
    expect(await shopper.change(remove)).toMatchObject({ guest: null, cart: { revision: 0 } });
    await shopper.add(lamp, 1);
    expect((await shopper.change(remove)).cart.count).toBe(0);
  });

  it("says of a line what it is, what it costs and how many there can be", async () => {
    const { cart: changed } = await visitor("fa").add(lamp, 3);
    const [line] = changed.lines;
    expect(line).toMatchObject({ variant_id: lamp, qty: 3, was: null, notices: [], stock: "in" });
    expect(line?.product.name).toMatch(/[آ-ی]/);
    expect(line?.price?.currency).toBe("IRR");
    expect(line?.total?.amount).toBe(3 * (line?.price?.amount ?? 0));
    expect(line?.max_qty).toBe(10);
  });
});

describe("changes (decisions 11)", () => {
  it("adds on top, sets, and removes", async () => {
    const shopper = await user();
    await shopper.add(lamp, 2);
    await shopper.add(lamp, 3);
    expect(await shopper.counts()).toEqual({ [lamp]: 5 });
    await shopper.change({ type: "set", variant_id: lamp, qty: 1 });
    expect(await shopper.counts()).toEqual({ [lamp]: 1 });
    const { cart: left, guest } = await shopper.change({ type: "remove", variant_id: lamp });
    expect(left).toMatchObject({ lines: [], revision: 4 });
    expect(guest).toBeNull();
  });

  it("plays a log in its order, each change once, and says so each time", async () => {
    const shopper = await user();
    const ops = [
      { op_id: randomUUID(), type: "add", variant_id: lamp, qty: 1 },
      { op_id: randomUUID(), type: "add", variant_id: rug, qty: 4 },
      { op_id: randomUUID(), type: "set", variant_id: lamp, qty: 12 },
      { op_id: randomUUID(), type: "remove", variant_id: rug },
    ];
    const first = await shopper.change(...ops, ...ops);
    const again = await shopper.change(...ops);
    expect(await shopper.counts()).toEqual({ [lamp]: 10 });
    expect(first.conflicts).toMatchObject([
      { op_id: ops[2]?.op_id, variant_id: lamp, kind: "qty_reduced", was: 12, now: 10 },
    ]);
    expect(again).toEqual(first);
    expect(first.applied).toEqual(ops.map(({ op_id }) => op_id));
  });

  it("the single calls do the same", async () => {
    const shopper = await user();
    const op_id = randomUUID();
    const added = { op_id, variant_id: lamp, qty: 2 };
    await shopper.call("user/carts", "POST", added);
    expect((await shopper.call("user/carts", "POST", added)).body.cart.count).toBe(2);
    const path = `user/carts/${lamp}`;
    const set = await shopper.call(path, "PUT", { op_id: randomUUID(), qty: 7 });
    expect(set.body.cart.count).toBe(7);
    const removed = await shopper.call(path, "DELETE", { op_id: randomUUID() });
    expect(cartChange.parse(removed.body).cart.count).toBe(0);
  });

  it("keeps lines in the order in which they came", async () => {
    const shopper = await user();
    for (const id of [rug, lamp, cup]) {
      backend().clock.advance(1000);
      await shopper.add(id);
    }
    await shopper.change({ type: "set", variant_id: rug, qty: 2 });
    expect(Object.keys(await shopper.counts())).toEqual([rug, lamp, cup]);
  });

  it.each([[[0, 1, 2]], [[2, 1, 0]]])(
    "keeps lines of one log in its order, with what comes after them: %j",
    async (places) => {
      const shopper = await user();
      const [first = "", ...more] = places.map((place) => [lamp, rug, cup][place] ?? "");
      const adds = more.map((variant_id) => ({ type: "add", variant_id, qty: 1 }));
      await shopper.add(first);
      const { cart: changed } = await shopper.change(...adds);
      const shown = changed.lines.map(({ variant_id }) => variant_id);
      expect([shown, Object.keys(await shopper.counts())]).toEqual([
        [first, ...more],
        [first, ...more],
      ]);
    },
  );
});

describe("saved for later (domain 4.6)", () => {
  it("is kept beside the cart, costs nothing, and comes back", async () => {
    const shopper = await user();
    await shopper.add(lamp, 2);
    await shopper.add(rug, 1);
    const saved = await shopper.change({ type: "later", variant_id: rug, later: true });
    expect(saved.cart.lines.map(({ variant_id }) => variant_id)).toEqual([lamp]);
    expect(saved.cart.later.map(({ variant_id }) => variant_id)).toEqual([rug]);
    expect(saved.cart.totals.payable.amount).toBe(2000);
    const back = await shopper.change({ type: "later", variant_id: rug, later: false });
    expect(back.cart.totals.payable.amount).toBe(4500);
  });

  it("comes back with the count that is added", async () => {
    const shopper = await user();
    await shopper.add(lamp, 5);
    await shopper.change({ type: "later", variant_id: lamp, later: true });
    const { cart: back } = await shopper.add(lamp, 1);
    expect(back).toMatchObject({ later: [], count: 1 });
  });
});

describe("what has changed since (domain 4.6)", () => {
  it("shows the price of then, and counts with the price of now", async () => {
    const shopper = await user();
    await shopper.add(lamp, 2);
    await setPrice(backend(), lamp, 900);
    const { body } = await shopper.call("user/carts");
    expect(body.lines[0]).toMatchObject({
      was: { amount: 1000, currency: "USD" },
      notices: ["price_down"],
      total: { amount: 1800 },
    });
    await setPrice(backend(), lamp, 1000);
  });

  it("names a price that is another than the shopper saw", async () => {
    const seen = { amount: 800, currency: "USD" };
    const op = { type: "add", variant_id: lamp, qty: 1, seen };
    const { conflicts, cart: changed } = await (await user()).change(op);
    expect(conflicts).toMatchObject([{ kind: "price_changed", was: 800, now: 1000 }]);
    expect(conflicts[0]?.name).toBe(changed.lines[0]?.product.name);
    expect(changed.lines[0]).toMatchObject({ was: null, total: { amount: 1000 } });
  });

  it("forgets the price of then once the shopper says that they have seen the one of now", async () => {
    const shopper = await user();
    await shopper.add(lamp, 2);
    await setPrice(backend(), lamp, 1200);
    const accept = (amount: number) =>
      shopper.change({ type: "set", variant_id: lamp, qty: 2, seen: { amount, currency: "USD" } });
    const { cart: still, conflicts } = await accept(1100);
    expect(conflicts).toMatchObject([{ kind: "price_changed", was: 1100, now: 1200 }]);
    expect(still.lines[0]?.notices).toEqual(["price_up"]);
    const { cart: accepted } = await accept(1200);
    expect(accepted.lines[0]).toMatchObject({ was: null, notices: [], qty: 2 });
    await setPrice(backend(), lamp, 1000);
  });

  it("counts what orders hold as gone, and shows no more than is free", async () => {
    const shopper = await user();
    await shopper.add(cup, 6);
    await setStock(backend(), cup, { stock: 10, reserved: 8 });
    const { body } = await shopper.call("user/carts");
    expect(body.lines[0]).toMatchObject({ qty: 2, max_qty: 2, notices: ["qty_reduced"] });
    expect(body.can_order).toBe(true);
    await setStock(backend(), cup, { stock: 10, reserved: 0 });
    expect(await shopper.counts()).toEqual({ [cup]: 6 });
  });

  it("says what is sold out or gone, and leaves it out of the sums", async () => {
    const shopper = await user();
    await shopper.add(lamp, 1);
    await shopper.add(cup, 1);
    await setStock(backend(), cup, { stock: 3, reserved: 3 });
    const soldOut = (await shopper.call("user/carts")).body;
    expect(soldOut.lines[1]).toMatchObject({
      stock: "out",
      total: null,
      notices: ["out_of_stock"],
    });
    expect(soldOut).toMatchObject({ can_order: false, totals: { payable: { amount: 1000 } } });
    await setStock(backend(), cup, { stock: 10, reserved: 0, active: false });
    const gone = (await shopper.call("user/carts")).body;
    expect(gone.lines[1]).toMatchObject({ total: null, max_qty: 0, notices: ["variant_gone"] });
    await setStock(backend(), cup, { active: true });
  });
});

describe("another language (decisions 11)", () => {
  it("keeps the cart and shows it in that language's currency", async () => {
    const shopper = await user("fa");
    await shopper.add(lamp, 2);
    const inEnglish = new ApiShopper(backend(), shopper.session, "en");
    const { body } = await inEnglish.call("user/carts");
    expect(body.lines[0]).toMatchObject({ qty: 2, was: null, total: { amount: 2000 } });
    expect(body.totals.payable).toEqual({ amount: 2000, currency: "USD" });
  });
});
