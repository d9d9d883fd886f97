import { useTranslation } from "react-i18next";
import { Totals } from "~/features/cart/totals";
import { SummaryLines } from "~/features/orders/summary-lines";
import type { FrameView } from "./to-frame-view.server";

interface SummaryProps {
  frame: FrameView;
  /** False where the step itself tells all of it: on phones it is not said twice. */
  hasLines: boolean;
}

/** What is bought and what it comes to: beside the step on wide pages, below it behind a switch on phones. */
export function Summary({ frame: { count, lines, totals }, hasLines }: SummaryProps) {
  const { t } = useTranslation();
  return (
    <aside
      className={hasLines ? "checkout-summary" : "checkout-summary checkout-summary-told"}
      aria-labelledby="checkout-summary"
    >
      <h2 id="checkout-summary">{t("checkout.summary")}</h2>
      <details className="checkout-switch">
        <summary>
          <span>{count}</span>
          <b>{totals.payable}</b>
        </summary>
      </details>
      <div className="checkout-sum">
        {hasLines && <SummaryLines lines={lines} />}
        <Totals view={totals} />
      </div>
    </aside>
  );
}
