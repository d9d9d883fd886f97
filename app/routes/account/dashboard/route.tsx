import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { printPhone } from "~/features/address/print-phone.server";
import { headOf, type PageHead } from "~/features/document/page-head";
import { WaitingOrderNotice } from "~/features/orders/waiting-order";
import { loadWaitingOrder } from "~/features/orders/waiting-order.server";
import { requireUser } from "~/request/require-user.server";
import { accountPath } from "~/sitemap/account-paths";
import { logoutPath } from "~/sitemap/paths";
import styles from "~/styles/account.css?url";
import { Icon } from "~/ui/icon/icon";

/** The account's front door (domain 4.5). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { name, phone, email } = ctx.user.info;
  const head: PageHead = { title: ctx.t("account.title"), noindex: true };
  return {
    head,
    name,
    target: phone ? printPhone(phone, ctx.lang) : email,
    waiting: await loadWaitingOrder(ctx),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

const places = ["orders", "wish-list", "user-settings"] as const;

export default function Dashboard() {
  const { t } = useTranslation();
  const { name, target, waiting } = useLoaderData<typeof loader>();
  return (
    <div className="account-page">
      <header>
        <h1>{name ? t("account.hello", { name }) : t("account.title")}</h1>
        {target && (
          <p className="field-hint">
            <bdi dir="ltr">{target}</bdi>
          </p>
        )}
      </header>
      <WaitingOrderNotice order={waiting} />
      <nav className="account-tiles" aria-label={t("account.title")}>
        {places.map((place) => (
          <Link key={place} className="account-tile" to={accountPath(place)}>
            <b>{t(`soon.${place}`)}</b>
            <span>{t(`soon.${place}_text`)}</span>
          </Link>
        ))}
      </nav>
      <Form method="post" action={logoutPath}>
        <button type="submit" className="button button-quiet">
          <Icon name="logout" look="icon-mirror" /> {t("account.logout")}
        </button>
      </Form>
    </div>
  );
}
