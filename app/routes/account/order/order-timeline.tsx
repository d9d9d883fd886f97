import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Timeline } from "~/ui/timeline/timeline";
import type { OrderView } from "./to-order-view.server";

/** Where it goes, how it was paid, what became of it. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="order-facts">
        <section className="panel stack" aria-labelledby="order-address">
          <h2 id="order-address">{t("order.address")}</h2>
          <p>
            <b>{order.recipient.name}</b> <bdi dir="ltr">{order.recipient.phone}</bdi>
          </p>
          <address>
            {order.address.map((line) => (
              <Fragment key={line}>
                <span>{line}</span>{" "}
              </Fragment>
            ))}
          </address>
          <p>
            <span {...saidIn(order.shipping.lang)}>{order.shipping.name}</span>:{" "}
            {order.shipping.days}
          </p>
          {order.note && <p className="field-hint">{order.note}</p>}
        </section>
        <Shipments shipments={order.shipments} />
        <Payments order={order} />
      </div>
      <History {...order} />
    </>
  );
}

function Shipments({ shipments }: { shipments: OrderView["shipments"] }) {
  const { t } = useTranslation();
  if (shipments.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="order-shipments">
      <h2 id="order-shipments">{t("order.shipments")}</h2>
      {shipments.map(({ id, carrier, tracking_code, url, statusName, at }) => (
        <p key={id}>
          <b>{carrier}</b> · {statusName} · {at}
          <br />
          {tracking_code && (
            <>
              {t("order.tracking")} <bdi dir="ltr">{tracking_code}</bdi>{" "}
            </>
          )}
          {url && (
            <a className="link" href={url} rel="noreferrer noopener">
              {t("order.track")}
            </a>
          )}
        </p>
      ))}
    </section>
  );
}

function Payments({ order: { payments, refunds } }: { order: OrderView }) {
  const { t } = useTranslation();
  if (payments.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="order-payments">
      <h2 id="order-payments">{t("order.payments")}</h2>
      {payments.map(({ refId, gateway, statusName, amount, bankRef, card, at, to }) => (
        <p key={refId}>
          <Link className="link" to={to}>
            {gateway}: {statusName}
          </Link>{" "}
          <b>{amount}</b>
          <br />
          <span className="field-hint">
            {at} {bankRef && <bdi dir="ltr">{bankRef}</bdi>} {card && <bdi dir="ltr">{card}</bdi>}
          </span>
        </p>
      ))}
      {refunds.map(({ amount, name, at }) => (
        <p key={at}>
          {name}: <b>{amount}</b> <span className="field-hint">{at}</span>
        </p>
      ))}
    </section>
  );
}

function History({ events, returns }: Pick<OrderView, "events" | "returns">) {
  const { t } = useTranslation();
  const title = t("order.history");
  return (
    <section className="stack order-history" aria-labelledby="order-history">
      <h2 id="order-history">{title}</h2>
      <Timeline
        label={title}
        entries={events.map(({ name, at, moment }) => ({
          id: name + moment,
          when: <time dateTime={moment}>{at}</time>,
          title: name,
        }))}
      />
      {returns.map(({ id, name, at }) => (
        <p key={id}>
          {name} <span className="field-hint">{at}</span>
        </p>
      ))}
    </section>
  );
}
