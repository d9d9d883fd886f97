import { useTranslation } from "react-i18next";
import { StaffLink } from "~/features/staff/staff-link";
import type { DeskView } from "./to-desk-view.server";

/** Who asks, with their orders, their other tickets, and what was done with this one. */
export function CustomerPanel({ ticket }: { ticket: DeskView }) {
  const { t } = useTranslation();
  const { customer, orders, others, events } = ticket;
  return (
    <>
      <section className="panel desk-customer" aria-labelledby="customer">
        <h2 id="customer">
          <bdi>{customer.name}</bdi>
        </h2>
        {customer.phone && (
          <p>
            <bdi dir="ltr">{customer.phone}</bdi>
          </p>
        )}
        {customer.email && (
          <p>
            <bdi dir="ltr">{customer.email}</bdi>
          </p>
        )}
        <p className="field-hint">{customer.since}</p>
        <h3>{t("desk.orders")}</h3>
        {orders.length === 0 && <p className="field-hint">{t("desk.no_orders")}</p>}
        <ul className="desk-list">
          {orders.map((order) => (
            <li key={order.number}>
              <bdi dir="ltr">{order.number}</bdi>{" "}
              <span className="tag tag-quiet">{order.state}</span>{" "}
              {order.isSubject && <span className="tag tag-accent">{t("desk.about_order")}</span>}
              <span className="field-hint">
                {order.amount} · {order.at}
              </span>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <>
            <h3>{t("desk.others")}</h3>
            <ul className="desk-list">
              {others.map(({ code, to, subject, state }) => (
                <li key={code}>
                  <StaffLink to={to}>
                    <bdi>{subject}</bdi>
                  </StaffLink>{" "}
                  <span className="tag tag-quiet">{state}</span>
                  <span className="field-hint">
                    <bdi dir="ltr">{code}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {events.length > 0 && (
        <details className="panel">
          <summary>{t("desk.events")}</summary>
          <ul className="desk-list">
            {events.map(({ what, who, at }) => (
              <li key={`${at} ${what}`}>
                {t("desk.event", { what, who })}
                <span className="field-hint">{at}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
