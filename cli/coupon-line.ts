import { currencyCodes } from "#backend/contract/languages";
import type { AmountByCurrency } from "#backend/db/tables/carts";
import type { listCoupons } from "#backend/features/cart/coupons/list-coupons";
import { written as inWords } from "./orders/amount";
import type { Say } from "./say";

type Coupon = Awaited<ReturnType<typeof listCoupons>>[number];

/** A coupon in one line, amounts in the words of the options that set them. */
export function couponLine(coupon: Coupon, say: Say): string {
  const { code, minTotal, maxDiscount, startsAt, endsAt, usageLimit, perUser, scope, active } =
    coupon;
  const gift = {
    percent: () => say("coupon.percent", { count: coupon.percent ?? 0 }),
    amount: () => say("coupon.amount", { amount: written(coupon.amount ?? {}) }),
    free_shipping: () => say("coupon.free.shipping"),
  }[coupon.kind]();
  const places = [...(scope?.genera ?? []), ...(scope?.categories ?? [])].join(", ");
  const bounds = [
    minTotal && say("coupon.least", { amount: written(minTotal) }),
    maxDiscount && say("coupon.most", { amount: written(maxDiscount) }),
    startsAt && say("coupon.starts", { date: startsAt.toISOString() }),
    endsAt && say("coupon.ends", { date: endsAt.toISOString() }),
    usageLimit !== null && say("coupon.limit", { count: usageLimit }),
    perUser !== null && say("coupon.per.user", { count: perUser }),
    places && say("coupon.scope", { places }),
    scope?.users && say("coupon.customers", { count: scope.users.length }),
    !active && say("coupon.off"),
  ];
  const words = [gift, ...bounds, say("coupon.uses", { count: coupon.uses })];
  return `${code}: ${words.filter(Boolean).join("; ")}`;
}

function written(amounts: AmountByCurrency): string {
  return currencyCodes
    .flatMap((currency) => {
      const amount = amounts[currency];
      return amount === undefined ? [] : inWords({ amount, currency });
    })
    .join(", ");
}
