import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { orderPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { DeliveredView } from "./load-dashboard.server";

/** What has arrived, into the cart again in one step; nothing where nothing has. */
export function OrderAgain({ orders }: { orders: DeliveredView[] }) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <section className="account-card account-wide" aria-labelledby="again">
      <h2 id="again">{t("account.again")}</h2>
      <ul className="account-rows">
        {orders.map((order) => (
          <li key={order.number} className="order-again">
            <div className="order-again-pictures">
              {order.pictures.map(({ url, tint }) => (
                <Picture key={url} url={url} tint={tint} alt="" sizes="56px" />
              ))}
            </div>
            <div className="order-again-text">
              <Link to={orderPath(order.number)}>
                <bdi>{order.names}</bdi>
              </Link>
              <p className="field-hint">
                <bdi dir="ltr">{order.number}</bdi> · {order.placed}
              </p>
            </div>
            {order.canReorder && (
              <Form method="post" action={orderPath(order.number)}>
                <button
                  type="submit"
                  className="button button-quiet"
                  name="intent"
                  value="reorder"
                  aria-label={t("account.again_of", { names: order.names })}
                >
                  {t("order.reorder")}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
