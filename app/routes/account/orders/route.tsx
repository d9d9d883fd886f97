import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import styles from "~/styles/orders.css?url";
import { Ornament } from "~/ui/icon/icon";
import { loadOrders } from "./load-orders.server";
import { OrderPages } from "./order-pages";
import { OrderRow } from "./order-row";

/** Everything that was ordered (domain 4.7). */
export { loadOrders as loader };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadOrders> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Orders() {
  const { t } = useTranslation();
  const { orders, states, page, pages, state } = useLoaderData<typeof loadOrders>();
  return (
    <div className="orders">
      <h1>{t("orders.title")}</h1>
      <nav className="cluster" aria-label={t("orders.by_state")}>
        {states.map(({ name, to, isChosen }) => (
          <Link key={to} className="chip" to={to} aria-current={isChosen ? "page" : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <ul className="order-rows">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <OrderPages page={page} pages={pages} state={state} />
    </div>
  );
}

function NoOrders() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <div className="empty">
      <Ornament />
      <p>{t("orders.empty")}</p>
      <Link className="button" to={listingPath(lang)}>
        {t("orders.look_around")}
      </Link>
    </div>
  );
}
