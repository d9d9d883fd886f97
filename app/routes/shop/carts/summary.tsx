import { useTranslation } from "react-i18next";
import { Totals } from "~/features/cart/totals";
import { usePageLanguage } from "~/i18n/use-page-language";
import { checkoutPath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { Progress } from "~/ui/progress/progress";
import { Coupon, type CouponProps } from "./coupon";
import type { CartView } from "./to-cart-view.server";

/** What it comes to, beside the lines on wide pages; on phones the sum and the way on stay at the bottom. */
interface SummaryProps extends Omit<CouponProps, "coupon"> {
  cart: CartView;
}

export function Summary({ cart, ...coupon }: SummaryProps) {
  const { t } = useTranslation();
  const { freeShipping, totals } = cart;
  return (
    <aside className="cart-summary panel" aria-labelledby="summary">
      <h2 id="summary">{t("totals.title")}</h2>
      {freeShipping && (
        <p className="free-shipping">
          <Progress
            size={40}
            width={4}
            value={freeShipping.percent}
            label={t("free_shipping.label")}
          />
          {freeShipping.text}
        </p>
      )}
      <Totals view={totals} />
      <div className="cart-pay">
        <p className="price">
          <small>{t("totals.payable")}</small> <b>{totals.payable}</b>
        </p>
        <CheckoutLink isOpen={cart.canOrder} />
      </div>
      {!cart.canOrder && (
        <p className="field-hint" id="cannot-order">
          {cart.lines.length > 0 ? t("cart.cannot_order") : t("cart.nothing_to_order")}
        </p>
      )}
      <Coupon coupon={cart.coupon} {...coupon} />
    </aside>
  );
}

/** Where it leads nowhere, it is no link, and the words below say why. */
function CheckoutLink({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  if (!isOpen) {
    return (
      <button type="button" className="button" disabled aria-describedby="cannot-order">
        {t("cart.checkout")}
      </button>
    );
  }
  return (
    <Link className="button" to={checkoutPath(lang)}>
      {t("cart.checkout")}
    </Link>
  );
}
