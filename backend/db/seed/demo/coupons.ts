import type { coupons } from "../../tables/carts";

/** The demo shop's coupons: one of each kind. Amounts in cents and rials. */
export const demoCoupons: (typeof coupons.$inferInsert)[] = [
  {
    code: "NOWRUZ",
    kind: "percent",
    percent: 10,
    maxDiscount: { USD: 5_000, IRR: 25_000_000 },
  },
  {
    code: "YALDA",
    kind: "amount",
    amount: { USD: 500, IRR: 2_500_000 },
    minTotal: { USD: 5_000, IRR: 25_000_000 },
    perUser: 1,
  },
  { code: "FREESHIP", kind: "free_shipping", minTotal: { USD: 2_000, IRR: 10_000_000 } },
];
