import { useTranslation } from "react-i18next";
import { SummaryLines } from "~/features/orders/summary-lines";
import type { WaitingCart as WaitingCartView } from "./waiting-cart.server";

/** What is about to be bought, beside the login that it waits for. */
export function WaitingCart({ cart: { count, lines, sum } }: { cart: WaitingCartView }) {
  const { t } = useTranslation();
  return (
    <aside className="login-cart" aria-labelledby="login-cart">
      <h2 id="login-cart">{t("login.cart")}</h2>
      <SummaryLines lines={lines} />
      <p className="login-cart-sum">
        <span>{count}</span>
        <b>{sum}</b>
      </p>
    </aside>
  );
}
