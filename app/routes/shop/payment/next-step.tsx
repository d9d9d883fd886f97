import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { newTicketPath, orderPath } from "~/sitemap/account-paths";
import { homePath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { PrintButton } from "./print-button.enhanced";
import type { PaymentView } from "./to-payment-view.server";

/** What happens next, and what the shopper can do. */
export function NextStep({ view }: { view: PaymentView }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <section className="payment-next" aria-labelledby="payment-next">
      <h2 id="payment-next">{t("payment.next")}</h2>
      <p>{view.next}</p>
      {view.written && <p>{view.written}</p>}
      {view.paymentOptions.map((option) => (
        <PaymentChoice key={option.gateway} option={option} opId={view.opId} />
      ))}
      <div className="cluster">
        {view.bank && (
          <a className="button" href={view.bank}>
            {t("payment.to_bank")}
          </a>
        )}
        {view.look && (
          <a className="button button-quiet" href={view.look}>
            {t("payment.look")}
          </a>
        )}
        {view.order && (
          <Link className="button button-quiet" to={orderPath(view.order.number)}>
            {t("payment.to_order")}
          </Link>
        )}
        {view.receipt && <PrintButton />}
        <Link className="button button-plain" to={homePath(lang)}>
          {t("payment.to_shop")}
        </Link>
      </div>
      {view.receipt && (
        <p className="field-hint">
          <Link className="link" to={newTicketPath(view.order ? { order: view.order.number } : {})}>
            {t("payment.ask")}
          </Link>
        </p>
      )}
    </section>
  );
}

interface PaymentChoiceProps {
  option: PaymentView["paymentOptions"][number];
  opId: string;
}

/** Pays the same order once more; sent twice, it is one attempt. */
function PaymentChoice({ option, opId }: PaymentChoiceProps) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="payment-again">
      <input type="hidden" name="op_id" value={opId} />
      <button type="submit" className="button" name="gateway" value={option.gateway}>
        {t("payment.again", { way: option.name })}
      </button>
      {option.note && <p className="field-hint">{option.note}</p>}
    </Form>
  );
}
