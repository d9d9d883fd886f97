import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { usePageLanguage } from "~/i18n/use-page-language";
import { ordersPath } from "~/sitemap/account-paths";
import { listingPath } from "~/sitemap/paths";
import dateStyles from "~/styles/date-input.css?url";
import formStyles from "~/styles/forms.css?url";
import styles from "~/styles/orders.css?url";
import { Ornament } from "~/ui/icon/icon";
import { loadOrders } from "./load-orders.server";
import { OrderPages } from "./order-pages";
import { OrderRow } from "./order-row";
import { OrderSearch } from "./order-search";

/** Everything that was ordered (domain 4.7). */
export { loadOrders as loader };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: dateStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadOrders> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Orders() {
  const { t } = useTranslation();
  const list = useLoaderData<typeof loadOrders>();
  const { orders, states, asked, years, isNarrowed } = list;
  if (orders.length === 0 && !isNarrowed) return <NoOrders />;
  return (
    <div className="orders">
      <h1>{t("orders.title")}</h1>
      <OrderSearch {...{ asked, years, isNarrowed }} />
      <nav className="cluster" aria-label={t("orders.by_state")}>
        {states.map(({ name, to, isChosen }) => (
          <Link key={to} className="chip" to={to} aria-current={isChosen ? "page" : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {orders.length === 0 ? (
        <div className="empty">
          <p>{t("orders.none_found")}</p>
          <Link className="button button-quiet" to={ordersPath}>
            {t("orders.show_all")}
          </Link>
        </div>
      ) : (
        <ul className="order-rows">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <OrderPages page={list.page} pages={list.pages} query={list.query} />
    </div>
  );
}

function NoOrders() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <div className="empty">
      <Ornament />
      <h1>{t("orders.title")}</h1>
      <p>{t("orders.empty")}</p>
      <Link className="button" to={listingPath(lang)}>
        {t("orders.look_around")}
      </Link>
    </div>
  );
}
