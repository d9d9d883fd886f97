import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { staffPath } from "~/sitemap/account-paths";
import formStyles from "~/styles/forms.css?url";
import { ActiveOrders } from "./active-orders";
import { AddressCard, UnreadCard } from "./cards";
import styles from "./dashboard.css?url";
import { InstallCard } from "./install-card";
import type { loadDashboard } from "./load-dashboard.server";
import { OrderAgain } from "./order-again";
import { PriceDrops } from "./price-drops";
import { ProfileSteps } from "./profile-steps";

export { loadDashboard as loader } from "./load-dashboard.server";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadDashboard> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Dashboard() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loadDashboard>();
  const { name, target } = page;
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{name ? t("account.hello", { name }) : t("account.title")}</h1>
        {page.isStaff && (
          <a className="button button-quiet" href={staffPath}>
            {t("account.staff_open")}
          </a>
        )}
        {target && (
          <p>
            <bdi dir="ltr">{target}</bdi>
          </p>
        )}
      </header>
      <div className="account-cards">
        <ProfileSteps {...page.profile} />
        <ActiveOrders orders={page.active} isNew={page.delivered.length === 0} />
        <UnreadCard unread={page.unread} />
        <AddressCard lines={page.address} />
        <PriceDrops drops={page.drops} />
        <OrderAgain orders={page.delivered} />
        <InstallCard />
      </div>
    </div>
  );
}
