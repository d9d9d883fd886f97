import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import pushStyles from "~/features/push/push.css?url";
import { PushOffer } from "~/features/push/push-offer";
import styles from "~/features/wish-list/wish.css?url";
import type { WishItemView } from "~/features/wish-list/wish-view.server";
import formStyles from "~/styles/forms.css?url";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { InfinitePage } from "~/ui/infinite-list/infinite-list";
import { EmptyList } from "./empty-list";
import { fetchRows } from "./fetch-rows";
import type { loadWishes } from "./load-wishes.server";
import { Wish } from "./wish";
import { WishSearch } from "./wish-search";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: dateStyles },
  { rel: "stylesheet", href: pushStyles },
  { rel: "stylesheet", href: styles },
];

export { action } from "./action.server";
/** What the reader likes; the list needs a login, putting something on it does not. */
export { loadWishes as loader } from "./load-wishes.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadWishes> = ({ data: loaded, matches }) =>
  headOf(loaded?.head, matches);

const look = { list: "products", item: "wish-item" };
const idOf = ({ card }: WishItemView) => String(card.id);
const renderWish = (item: WishItemView) => <Wish item={item} />;

export default function WishListPage() {
  const page = useLoaderData<typeof loadWishes>();
  const { list, asked, years, isNarrowed, key, previous, next, offer } = page;
  const { t } = useTranslation();
  if (list.items.length === 0 && !isNarrowed && !previous) return <EmptyList />;
  return (
    <>
      <div className="wish-head">
        <h1>{t("wish.title")}</h1>
        <p className="muted">{list.count}</p>
      </div>
      <PushOffer offer={offer} />
      <WishSearch {...{ asked, years, isNarrowed }} />
      {list.items.length === 0 ? (
        <p className="empty">{t("wish.none_found")}</p>
      ) : (
        <InfinitePage
          key={key}
          look={look}
          label={t("wish.title")}
          items={list.items}
          next={next}
          previous={previous}
          fetchPage={fetchRows}
          keyOf={idOf}
          render={renderWish}
          labels={{
            more: t("wish.next"),
            previous: t("wish.previous"),
            empty: t("wish.none_found"),
          }}
        />
      )}
    </>
  );
}
