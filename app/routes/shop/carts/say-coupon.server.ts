import type { Cart } from "#backend/contract/cart";
import type { Shop } from "~/http/shop.server";
import { formatsFor } from "~/i18n/format";

type Coupon = NonNullable<Cart["coupon"]>;

/** Whether a coupon counts, and why not. */
export function sayCoupon(
  { code, state, missing }: Pick<Coupon, "code" | "state" | "missing">,
  { lang, t }: Pick<Shop, "lang" | "t">,
) {
  const amount = missing ? formatsFor(lang).money(missing) : "";
  return {
    text: t(`coupon.${state}`, { code, missing: amount }),
    isApplied: state === "applied",
  };
}
