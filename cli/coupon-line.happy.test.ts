import { expect, it } from "vitest";
import { listCoupons } from "#backend/features/cart/coupons/list-coupons";
import { saveCoupon } from "#backend/features/cart/coupons/save-coupon";
import { provideTestBackend } from "../tests/support/backend";
import { couponLine } from "./coupon-line";
import { speak } from "./say";

const backend = provideTestBackend();

it("a coupon's line says that it is off, and for how many customers it is", async () => {
  const { database } = backend().shop;
  await saveCoupon(database, {
    code: "LINE5",
    kind: "percent",
    percent: 5,
    active: false,
    scope: { users: ["one", "two"] },
  });
  const coupon = (await listCoupons(database)).find(({ code }) => code === "LINE5");
  expect(coupon && couponLine(coupon, speak("en"))).toBe(
    "LINE5: 5 % off; for certain customers alone (2); switched off; used 0 times",
  );
});
