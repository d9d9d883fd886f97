import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import formStyles from "~/styles/forms.css?url";
import styles from "~/styles/wish.css?url";
import { EmptyList } from "./empty-list";
import type { loadWishes } from "./load-wishes.server";
import { Wish } from "./wish";
import { WishSearch } from "./wish-search";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export { action } from "./action.server";
/** What the reader likes; the list needs a login, putting something on it does not. */
export { loadWishes as loader } from "./load-wishes.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadWishes> = ({ data: loaded, matches }) =>
  headOf(loaded?.head, matches);

export default function WishListPage() {
  const { list, asked, isNarrowed, previous, next } = useLoaderData<typeof loadWishes>();
  const { t } = useTranslation();
  if (list.items.length === 0 && !isNarrowed && !previous) return <EmptyList />;
  return (
    <>
      <div className="wish-head">
        <h1>{t("wish.title")}</h1>
        <p className="muted">{list.count}</p>
      </div>
      <WishSearch asked={asked} isNarrowed={isNarrowed} />
      {list.items.length === 0 && <p className="empty">{t("wish.none_found")}</p>}
      <ul className="products">
        {list.items.map((item) => (
          <Wish key={item.card.id} item={item} />
        ))}
      </ul>
      <nav className="cluster" aria-label={t("wish.pages")}>
        {previous && (
          <Link className="button button-quiet" rel="prev" to={previous}>
            {t("wish.previous")}
          </Link>
        )}
        {next && (
          <Link className="button button-quiet" rel="next" to={next}>
            {t("wish.next")}
          </Link>
        )}
      </nav>
    </>
  );
}
