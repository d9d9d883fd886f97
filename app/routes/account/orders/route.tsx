import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import styles from "~/features/orders/orders.css?url";
import { usePageLanguage } from "~/i18n/use-page-language";
import { ordersPath } from "~/sitemap/account-paths";
import { listingPath } from "~/sitemap/paths";
import formStyles from "~/styles/forms.css?url";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { Ornament } from "~/ui/icon/icon";
import { InfinitePage } from "~/ui/infinite-list/infinite-list";
import { Link } from "~/ui/link/link";
import { fetchRows } from "./fetch-rows";
import { loadOrders, type OrderRowView } from "./load-orders.server";
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

const numberOf = ({ number }: OrderRowView) => number;
const renderRow = (order: OrderRowView) => <OrderRow order={order} />;

export default function Orders() {
  const { t } = useTranslation();
  const list = useLoaderData<typeof loadOrders>();
  const { rows, states, asked, years, isNarrowed } = list;
  if (rows.length === 0 && !isNarrowed) return <NoOrders />;
  return (
    <div className="orders">
      <h1>{t("orders.title")}</h1>
      <OrderSearch {...{ asked, years, isNarrowed }} />
      <nav className="cluster" aria-label={t("orders.by_state")}>
        {states.map(({ name, to, isChosen }) => (
          <Fragment key={to}>
            <Link className="chip" to={to} aria-current={isChosen ? "page" : undefined}>
              {name}
            </Link>{" "}
          </Fragment>
        ))}
      </nav>
      {rows.length === 0 ? (
        <div className="empty">
          <p>{t("orders.none_found")}</p>
          <Link className="button button-quiet" to={ordersPath}>
            {t("orders.show_all")}
          </Link>
        </div>
      ) : (
        <>
          <p className="field-hint">{list.count}</p>
          <InfinitePage
            key={list.key}
            label={t("orders.title")}
            items={rows}
            next={list.next}
            previous={list.previous}
            fetchPage={fetchRows}
            keyOf={numberOf}
            render={renderRow}
            labels={{
              more: t("orders.older"),
              previous: t("orders.newer"),
              empty: t("orders.none_found"),
            }}
          />
        </>
      )}
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
