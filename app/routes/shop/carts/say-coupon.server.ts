import type { couponRefusals } from "#backend/contract/cart";
import type { Money } from "#backend/contract/money";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** One of the cart, or one that was refused. */
interface SaidCoupon {
  code: string;
  state: (typeof couponRefusals)[number];
  missing: Money | null;
}

/** Whether a coupon counts, and why not. */
export function sayCoupon(
  { code, state, missing }: SaidCoupon,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
) {
  const amount = missing ? formatsFor(lang).money(missing) : "";
  return {
    text: t(`coupon.${state}`, { code, missing: amount }),
    isApplied: state === "applied",
  };
}
