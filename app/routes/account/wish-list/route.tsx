import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getWishList } from "~/api/wish-list.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf, type PageHead } from "~/features/document/page-head";
import { asPage } from "~/request/failures.server";
import { requireUser } from "~/request/require-user.server";
import styles from "~/styles/wish.css?url";
import { EmptyList } from "./empty-list";
import { toWishView } from "./to-wish-view.server";
import { Wish } from "./wish";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** What the reader likes; the list needs a login, putting something on it does not (R-ROUTE-13, C-28). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const head: PageHead = { title: ctx.t("wish.title"), noindex: true };
  return { head, list: toWishView(await getWishList(ctx.api).catch(asPage(ctx)), ctx) };
}

export { action } from "./action.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  headOf(loaded?.head, matches);

export default function WishListPage() {
  const { list } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  if (list.items.length === 0) return <EmptyList />;
  return (
    <>
      <div className="wish-head">
        <h1>{t("wish.title")}</h1>
        <p className="muted">{list.count}</p>
      </div>
      <ul className="products">
        {list.items.map((item) => (
          <Wish key={item.card.id} item={item} />
        ))}
      </ul>
    </>
  );
}
