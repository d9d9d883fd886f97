import { useTranslation } from "react-i18next";
import { orderPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import type { PaymentView } from "./to-payment-view.server";

interface ReceiptProps {
  receipt: NonNullable<PaymentView["receipt"]>;
  order: PaymentView["order"];
}

/** What its owner may show to others: how much, for what, by which reference. */
export function Receipt({ receipt, order }: ReceiptProps) {
  const { t } = useTranslation();
  return (
    <section className="payment-receipt" aria-label={t("payment.receipt")}>
      <div className="payment-amount">
        <p>{receipt.figures}</p>
        <p>{receipt.words}</p>
      </div>
      <dl>
        {order && (
          <div>
            <dt>{t("payment.order")}</dt>
            <dd>
              <Link className="link" to={orderPath(order.number)}>
                <bdi dir="ltr">{order.number}</bdi>
              </Link>
            </dd>
          </div>
        )}
        {receipt.rows.map(({ name, value, isCode }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isCode ? <bdi dir="ltr">{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
