import { Link, type useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OrderTag } from "~/features/orders/order-tag";
import { orderPath } from "~/sitemap/account-paths";
import { Picture } from "~/ui/picture/picture";
import type { loadOrders } from "./load-orders.server";

type Row = ReturnType<typeof useLoaderData<typeof loadOrders>>["orders"][number];

/** One order of the list: what it was, where it is, what it cost. */
export function OrderRow({ order }: { order: Row }) {
  const { t } = useTranslation();
  const path = orderPath(order.number);
  return (
    <li className="panel order-row">
      <div className="order-row-head">
        <h2>
          <Link to={path}>
            <bdi dir="ltr">{order.number}</bdi>
          </Link>
        </h2>
        <OrderTag state={order.state} name={order.stateName} />
      </div>
      <p className="field-hint">
        {order.placed} · {order.count}
      </p>
      <div className="order-row-foot">
        <div className="order-pictures">
          {order.pictures.map(({ url, tint, alt }) => (
            <Picture key={url} url={url} tint={tint} alt={alt} sizes="64px" />
          ))}
        </div>
        <b>{order.payable}</b>
      </div>
      {order.canPay && (
        <Link className="button" to={path}>
          {t("order.pay")}
        </Link>
      )}
    </li>
  );
}
