import { useTranslation } from "react-i18next";
import { SummaryLines } from "~/features/orders/summary-lines";
import type { PaymentView } from "./to-payment-view.server";

/** What the payment is for, and when it comes. */
export function Bought({ bought }: { bought: NonNullable<PaymentView["bought"]> }) {
  const { t } = useTranslation();
  return (
    <section className="payment-bought panel stack" aria-labelledby="payment-bought">
      <h2 id="payment-bought">{t("checkout.summary")}</h2>
      <SummaryLines lines={bought.lines} />
      {bought.shipping && <p>{bought.shipping}</p>}
    </section>
  );
}
