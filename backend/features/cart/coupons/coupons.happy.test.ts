import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { cartChange } from "../../../contract/cart";
import { makeOrder } from "../../orders/order.fixture";
import { ApiShopper, findVariants, setPrice, setStock } from "../cart.fixture";
import { listCoupons } from "./list-coupons";
import { type NewCoupon, saveCoupon, UnknownPlace } from "./save-coupon";
import { takeCoupon } from "./take-coupon";

const backend = provideTestBackend();
let lamp: string;
let rug: string;

beforeAll(async () => {
  [lamp = "", rug = ""] = await findVariants(backend(), 2);
  await setStock(backend(), rug, { stock: 100 });
  await setPrice(backend(), lamp, 3000);
});

const newUser = async () => {
  const { userId, token } = await logIn(backend());
  return { userId, shopper: new ApiShopper(backend(), token) };
};
const keep = (coupon: NewCoupon) => saveCoupon(backend().shop.database, coupon);
const placeOrder = async (userId: string) =>
  (await makeOrder(backend(), { userId, lines: [[rug, 1]] })).id;
const put = (shopper: ApiShopper, code: string | null) => shopper.change({ type: "coupon", code });

it("said again, a coupon stays with its customers, and off where it was switched off", async () => {
  const { userId } = await newUser();
  const made = { code: "VIP50", kind: "percent", percent: 50 } as const;
  await keep({ ...made, scope: { users: [userId] }, active: false });
  await keep({ ...made, percent: 40, scope: { genera: ["books"] } });
  const read = async () =>
    (await listCoupons(backend().shop.database)).find(({ code }) => code === "VIP50");
  const scope = { users: [userId], genera: ["books"] };
  expect(await read()).toMatchObject({ percent: 40, active: false, scope });
  await keep(made);
  expect((await read())?.scope).toEqual({ users: [userId] });
});

describe("a coupon on the cart (domain 4.6)", () => {
  it("decisions 17: is taken in any case and digits, and taken off again", async () => {
    await keep({ code: "SPRING05", kind: "percent", percent: 5 });
    const { shopper } = await newUser();
    await shopper.add(lamp, 2);
    const { cart, conflicts } = await put(shopper, " spring۰۵ ");
    expect(conflicts).toEqual([]);
    expect(cart.coupon).toEqual({
      code: "SPRING05",
      state: "applied",
      missing: null,
      free_shipping: false,
    });
    expect(cart.totals).toMatchObject({
      coupon_discount: { amount: 300 },
      payable: { amount: 5700 },
    });
    const without = await put(shopper, null);
    expect(without.cart).toMatchObject({ coupon: null, totals: { payable: { amount: 6000 } } });
  });

  it("is put on and taken off by a call of its own, each once", async () => {
    await keep({ code: "OWN05", kind: "percent", percent: 5 });
    const { shopper } = await newUser();
    await shopper.add(lamp, 1);
    const send = (code: string | null, op_id = randomUUID()) =>
      shopper.call("user/carts/coupon", "POST", { op_id, code });
    const op_id = randomUUID();
    const { status, body } = await send("own05", op_id);
    expect(status).toBe(200);
    expect(cartChange.parse(body).cart.coupon?.code).toBe("OWN05");
    expect((await send(null)).body.cart.coupon).toBeNull();
    expect((await send("own05", op_id)).body.cart.coupon).toBeNull();
  });

  it("waits for its least total, and says what is missing", async () => {
    const { shopper } = await newUser();
    await shopper.add(lamp, 1);
    const { cart, conflicts } = await put(shopper, "YALDA");
    expect(conflicts).toEqual([]);
    expect(cart.coupon).toMatchObject({ state: "below_minimum", missing: { amount: 2000 } });
    const { cart: reached } = await shopper.add(lamp, 1);
    expect(reached).toMatchObject({
      coupon: { state: "applied", missing: null },
      totals: { coupon_discount: { amount: 500 } },
    });
  });

  it("may pay for the way", async () => {
    const { shopper } = await newUser();
    await shopper.add(lamp, 1);
    const { cart } = await put(shopper, "FREESHIP");
    expect(cart.coupon).toMatchObject({ state: "applied", free_shipping: true });
    expect(cart.totals.coupon_discount.amount).toBe(0);
  });

  it("one that is refused leaves the one that stands, and is said to be", async () => {
    const { shopper } = await newUser();
    await shopper.add(lamp, 1);
    await put(shopper, "NOWRUZ");
    const { cart, conflicts } = await put(shopper, "NOPE");
    expect(conflicts).toMatchObject([{ kind: "coupon_refused", coupon: "unknown" }]);
    expect(cart.coupon?.code).toBe("NOWRUZ");
  });

  it("one that ends meanwhile stays on the cart and says so", async () => {
    const endsAt = new Date(backend().clock.now().getTime() + 1000);
    await keep({ code: "SOON", kind: "percent", percent: 5, endsAt });
    const { shopper } = await newUser();
    await shopper.add(lamp, 1);
    await put(shopper, "SOON");
    backend().clock.advance(1000);
    const { body } = await shopper.call("user/carts");
    expect(body.coupon.state).toBe("expired");
    expect(body.totals.payable.amount).toBe(3000);
  });

  it("counts for what stands in its departments alone", async () => {
    const { shopper } = await newUser();
    const { cart } = await shopper.add(lamp, 1);
    const gen = cart.lines[0]?.product.gen ?? "";
    const other = gen === "books" ? "toys" : "books";
    await keep({ code: "HERE", kind: "percent", percent: 10, scope: { genera: [gen] } });
    await keep({ code: "THERE", kind: "percent", percent: 10, scope: { genera: [other] } });
    expect((await put(shopper, "HERE")).cart.totals.coupon_discount.amount).toBe(300);
    expect((await put(shopper, "THERE")).conflicts).toMatchObject([{ coupon: "unknown" }]);
  });

  it("is made only for places that there are", async () => {
    const scope = { categories: ["nowhere"] };
    await expect(keep({ code: "X", kind: "percent", percent: 1, scope })).rejects.toThrow(
      UnknownPlace,
    );
  });
});

describe("free shipping (domain 4.6)", () => {
  it("says what is missing to it in the language's own country", async () => {
    const { shopper } = await newUser();
    await shopper.add(lamp, 1);
    const { body } = await shopper.call("user/carts");
    expect(body.free_shipping).toEqual({
      from: { amount: 4900, currency: "USD" },
      missing: { amount: 1900, currency: "USD" },
    });
    const { cart } = await shopper.add(lamp, 1);
    expect(cart.free_shipping?.missing.amount).toBe(0);
  });
});

describe("an order's use of a coupon (domain 4.7)", () => {
  it("of many orders at once, only as many take it as it allows", async () => {
    await keep({ code: "THREE", kind: "percent", percent: 5, usageLimit: 3 });
    const { userId, shopper } = await newUser();
    const orders = await Promise.all(Array.from({ length: 8 }, () => placeOrder(userId)));
    const taken = await Promise.all(
      orders.map((orderId) =>
        backend().shop.database.transaction((q) =>
          takeCoupon(q, { code: "THREE", orderId, userId }),
        ),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(3);
    await shopper.add(lamp, 1);
    expect((await put(shopper, "THREE")).conflicts).toMatchObject([{ coupon: "unknown" }]);
  });

  it("one user takes it only so often, another still may", async () => {
    await keep({ code: "ONCE", kind: "percent", percent: 5, perUser: 1 });
    const [one, two] = [await newUser(), await newUser()];
    const take = async (userId: string) => {
      const orderId = await placeOrder(userId);
      return backend().shop.database.transaction((q) =>
        takeCoupon(q, { code: "ONCE", orderId, userId }),
      );
    };
    expect([await take(one.userId), await take(one.userId), await take(two.userId)]).toEqual([
      true,
      false,
      true,
    ]);
    const orderId = await placeOrder(one.userId);
    const gone = await backend().shop.database.transaction((q) =>
      takeCoupon(q, { code: "GONE", orderId, userId: one.userId }),
    );
    expect(gone).toBe(false);
  });

  it("uses of another coupon count for nothing", async () => {
    await keep({ code: "FIRST", kind: "percent", percent: 5, usageLimit: 1, perUser: 1 });
    await keep({ code: "SECOND", kind: "percent", percent: 5, usageLimit: 1, perUser: 1 });
    const { userId, shopper } = await newUser();
    const take = async (code: string) => {
      const orderId = await placeOrder(userId);
      return backend().shop.database.transaction((q) => takeCoupon(q, { code, orderId, userId }));
    };
    expect(await take("FIRST")).toBe(true);
    await shopper.add(lamp, 1);
    expect((await put(shopper, "SECOND")).conflicts).toEqual([]);
    expect(await take("SECOND")).toBe(true);
    const listed = await listCoupons(backend().shop.database);
    const usesOf = (code: string) => listed.find((coupon) => coupon.code === code)?.uses;
    expect([usesOf("FIRST"), usesOf("SECOND"), usesOf("SPRING05")]).toEqual([1, 1, 0]);
  });
});
