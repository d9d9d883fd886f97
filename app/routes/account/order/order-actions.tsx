import { Form, useRevalidator } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { invoicePath, newTicketPath } from "~/sitemap/account-paths";
import { Countdown } from "~/ui/countdown/countdown";
import { Link } from "~/ui/link/link";
import { RadioTiles } from "~/ui/radio-tiles/radio-tiles";
import type { OrderView } from "./to-order-view.server";

/** What its owner may do with the order now. */
export function OrderActions({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  const may = (action: OrderView["actions"][number]) => order.actions.includes(action);
  return (
    <div className="order-actions">
      {may("pay") && (
        <Form method="post" className="stack order-pay">
          {order.paymentOptions.length > 1 && (
            <RadioTiles
              name="gateway"
              label={t("order.pay_how")}
              choices={order.paymentOptions}
              chosen={order.paymentOptions[0]?.value}
            />
          )}
          <button type="submit" className="button" name="intent" value="pay">
            {t("order.pay")}
          </button>
          {order.payUntil && <PayUntil moment={order.payUntil} servedAt={order.servedAt} />}
        </Form>
      )}
      {may("received") && (
        <Form method="post">
          <button type="submit" className="button" name="intent" value="received">
            {t("order.received")}
          </button>
        </Form>
      )}
      {may("invoice") && (
        <Link className="button button-quiet" to={invoicePath(order.number)}>
          {t("order.invoice")}
        </Link>
      )}{" "}
      <Link className="button button-quiet" to={newTicketPath({ order: order.number })}>
        {t("ticket.ask_order")}
      </Link>
      {may("reorder") && (
        <Form method="post">
          <button type="submit" className="button button-quiet" name="intent" value="reorder">
            {t("order.reorder")}
          </button>
        </Form>
      )}
      {may("cancel") && <Cancel />}
    </div>
  );
}

/** How long it is kept for its money; once that is over, the page asks what became of it. */
function PayUntil({ moment, servedAt }: { moment: string; servedAt: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <p className="field-hint">
      {t("order.pay_time")}{" "}
      <Countdown until={moment} servedAt={servedAt} lang={usePageLanguage()} onEnd={revalidate} />
    </p>
  );
}

/** Asks once more before it is done, also where no script runs. */
function Cancel() {
  const { t } = useTranslation();
  return (
    <details className="order-cancel">
      <summary className="button button-quiet">{t("order.cancel")}</summary>
      <Form method="post" className="panel stack">
        <p>{t("order.cancel_sure")}</p>
        <button type="submit" className="button" name="intent" value="cancel">
          {t("order.cancel_yes")}
        </button>
      </Form>
    </details>
  );
}
