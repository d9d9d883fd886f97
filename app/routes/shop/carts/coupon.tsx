import { useTranslation } from "react-i18next";
import { couponForm } from "#backend/contract/own-forms";
import { controlFacts } from "~/ui/field/described-by";
import { Field } from "~/ui/field/field";
import { CartForm } from "./cart-form";
import type { Refused } from "./read-change.server";
import type { CartView } from "./to-cart-view.server";

interface CouponProps {
  coupon: CartView["coupon"];
  refused?: Refused;
}

/** The coupon that counts, with the way to take it off; else the field for its code. */
export function Coupon({ coupon, refused }: CouponProps) {
  const { t } = useTranslation();
  const words = { label: t("coupon.title"), error: refused?.text };
  return (
    <>
      {coupon && (
        <CartForm look="coupon-on">
          <p className={coupon.isApplied ? "coupon-applied" : "field-error"}>{coupon.text}</p>
          <button type="submit" className="line-button" name="intent" value="cart.uncoupon">
            {t("coupon.remove")}
          </button>
        </CartForm>
      )}
      {!coupon?.isApplied && (
        <CartForm look="coupon">
          <Field id="code" {...words}>
            <input
              className="input"
              type="text"
              name="code"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={couponForm.code.max}
              defaultValue={refused?.typed}
              {...controlFacts("code", words)}
            />
          </Field>
          <button type="submit" className="button button-quiet" name="intent" value="cart.coupon">
            {t("coupon.apply")}
          </button>
        </CartForm>
      )}
    </>
  );
}
