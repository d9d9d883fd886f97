import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/account/links.css?url";
import { headOf } from "~/features/document/page-head";
import wishStyles from "~/features/wish-list/wish.css?url";
import type { loadShared } from "./load-shared.server";
import { ReferralQuestion } from "./referral-question";
import { SharedCart } from "./shared-cart";
import { SharedList } from "./shared-list";

export { action } from "./action.server";
export { loadShared as loader } from "./load-shared.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: wishStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadShared> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** What somebody shares: their wish list or what is in their cart. */
export default function Shared() {
  const { t } = useTranslation();
  const { head, list, lines, asked } = useLoaderData<typeof loadShared>();
  if (asked) return <ReferralQuestion title={head.title} {...asked} />;
  return (
    <div className="stack">
      <h1>{head.title}</h1>
      <p className="muted">{t(list ? "shared.list_text" : "shared.cart_text")}</p>
      {list && <SharedList list={list} />}
      {lines && <SharedCart lines={lines} />}
    </div>
  );
}
