import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { usePageLanguage } from "~/i18n/use-page-language";
import { cartsPath } from "~/sitemap/paths";
import { controlFacts } from "~/ui/field/described-by";
import { Field } from "~/ui/field/field";
import { CartForm } from "./cart-form";
import type { CartView } from "./to-cart-view.server";

export interface CouponProps {
  coupon: CartView["coupon"];
  constraints: { code: FieldConstraint };
  result?: FormResult;
}

/** The coupon that counts, with the way to take it off; else the field for its code. */
export function Coupon({ coupon, constraints, result }: CouponProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
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
        <ValidatedForm
          id="coupon"
          action={cartsPath(lang)}
          className="coupon"
          replace
          preventScrollReset
          constraints={constraints}
          result={result}
        >
          {(field) => {
            // An empty one is answered by the server: no bubble of the browser stands over the sum.
            const { error, required: _, ...native } = field("code");
            const words = { label: t("coupon.title"), error };
            return (
              <>
                <Field id="code" {...words}>
                  <input
                    className="input"
                    type="text"
                    dir="ltr"
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    {...native}
                    {...controlFacts("code", words)}
                  />
                </Field>
                <button
                  type="submit"
                  className="button button-quiet"
                  name="intent"
                  value="cart.coupon"
                >
                  {t("coupon.apply")}
                </button>
              </>
            );
          }}
        </ValidatedForm>
      )}
    </>
  );
}
