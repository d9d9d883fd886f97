import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { ApiShopper, findVariants, setPrice } from "../cart.fixture";
import { type NewCoupon, saveCoupon } from "./save-coupon";

const backend = provideTestBackend();
const quarter = 15 * 60_000;
let lamp: string;

beforeAll(async () => {
  [lamp = ""] = await findVariants(backend(), 1);
  await setPrice(backend(), lamp, 3000);
  const past = new Date(backend().clock.time - 1000);
  for (const coupon of [
    { code: "GOOD", percent: 10 },
    { code: "OVER", percent: 10, endsAt: past },
    { code: "USED", percent: 10, usageLimit: 0 },
    { code: "ELSEWHERE", percent: 10, scope: { genera: ["books"] } },
    { code: "LATER", percent: 10, minTotal: { USD: 900_000 } },
  ] satisfies Omit<NewCoupon, "kind">[]) {
    await saveCoupon(backend().shop.database, { kind: "percent", ...coupon });
  }
});

/** Somebody with a lamp in the cart, from an address of their own unless another is given. */
let homes = 0;
async function visitor(address = `198.51.100.${++homes}`): Promise<ApiShopper> {
  const shopper = new ApiShopper(backend(), null, "en", address);
  await shopper.add(lamp);
  return shopper;
}

async function user(): Promise<ApiShopper> {
  const { token } = await logIn(backend());
  const shopper = new ApiShopper(backend(), token, "en", `198.51.100.${++homes}`);
  await shopper.add(lamp);
  return shopper;
}

const tryCode = async (shopper: ApiShopper, code: string) => {
  const { cart, conflicts } = await shopper.change({ type: "coupon", code });
  return conflicts[0]?.coupon ?? cart.coupon?.state;
};

describe("guessing coupons", () => {
  it("a log of 200 codes tells of its last alone", async () => {
    const shopper = await visitor();
    const codes = [...Array(198).fill("NOPE"), "GOOD", "NOPE"];
    const ops = codes.map((code) => ({ type: "coupon", code, op_id: randomUUID() }));
    const { cart, conflicts } = await shopper.change(...ops);
    expect(conflicts.map(({ op_id, coupon }) => [op_id, coupon])).toEqual([
      [ops[199]?.op_id, "unknown"],
    ]);
    expect(cart.coupon).toBeNull();
  });

  it("one that is over, used up, for other things or never made is refused in one word; only too little is said", async () => {
    const shopper = await visitor();
    for (const code of ["NOPE", "OVER", "USED", "ELSEWHERE"]) {
      expect([code, await tryCode(shopper, code)]).toEqual([code, "unknown"]);
    }
    expect(await tryCode(shopper, "LATER")).toBe("below_minimum");
  });

  it.each([
    ["a visitor", visitor],
    ["a user", user],
  ])(
    "after ten refused ones %s waits a quarter of an hour, and a right one is not validated",
    async (_, come) => {
      const shopper = await come();
      for (let i = 0; i < 10; i++) expect(await tryCode(shopper, `NO-${i}`)).toBe("unknown");
      expect(await tryCode(shopper, "GOOD")).toBe("throttled");
      const { cart } = await shopper.add(lamp);
      expect(cart.coupon).toBeNull();
      expect(cart.count).toBe(2);
      backend().clock.advance(quarter);
      if (!shopper.session) expect(await tryCode(shopper, "GOOD")).toBe("applied");
    },
  );

  it("a visitor who throws the cart away is known by the address", async () => {
    for (let i = 0; i < 10; i++) await tryCode(await visitor("203.0.113.50"), "NOPE");
    expect(await tryCode(await visitor("203.0.113.50"), "GOOD")).toBe("throttled");
    expect(await tryCode(await visitor("203.0.113.51"), "GOOD")).toBe("applied");
  });

  it("right codes, codes taken off and repetitions of one try are no guesses", async () => {
    const shopper = await visitor();
    const op = { type: "coupon", code: "NOPE", op_id: randomUUID() };
    for (let i = 0; i < 12; i++) {
      expect(await tryCode(shopper, "GOOD")).toBe("applied");
      await shopper.change({ type: "coupon", code: null });
      await shopper.change(op);
    }
  });
});
