import { useTranslation } from "react-i18next";
import { OrderTag } from "~/features/orders/order-tag";
import { orderPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { OrderRowView } from "./load-orders.server";

/** One order of the list: what it was, where it is, what it cost. */
export function OrderRow({ order }: { order: OrderRowView }) {
  const { t } = useTranslation();
  const path = orderPath(order.number);
  return (
    <article className="panel order-row">
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
          {order.pictures.map(({ url, tint, alt, lang }) => (
            <Picture key={url} {...{ url, tint, alt, lang }} sizes="64px" />
          ))}
        </div>
        <b>{order.payable}</b>
      </div>
      {order.canPay && (
        <Link className="button" to={path}>
          {t("order.pay")}
        </Link>
      )}
    </article>
  );
}
