import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import type { WishItemView, WishView } from "~/features/wish-list/wish-view.server";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { SpokenText } from "~/ui/spoken/spoken-text";

/** The products of a shared wish list, each with its way into the cart. */
export function SharedList({ list }: { list: WishView }) {
  const { t } = useTranslation();
  if (list.items.length === 0) return <p>{t("shared.list_empty")}</p>;
  return (
    <ul className="products">
      {list.items.map((item) => (
        <SharedItem key={item.card.id} item={item} />
      ))}
    </ul>
  );
}

function SharedItem({ item: { card, to, options, canMove } }: { item: WishItemView }) {
  const { t } = useTranslation();
  const [url, tint] = card.picture ?? [];
  return (
    <li className="wish-item">
      <div className="wish-picture">
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {url === undefined ? (
            <span className="picture tint-7" />
          ) : (
            <Picture url={url} tint={tint ?? 0} alt="" sizes="(width>=960px) 23vw,46vw" />
          )}
        </Link>
        {card.soldOut && <p className="tag tag-quiet">{t("stock.out")}</p>}
      </div>
      <h2>
        <Link to={to} {...saidIn(card.lang)}>
          {card.name}
        </Link>
      </h2>
      <div>
        {options && (
          <p className="wish-options">
            <SpokenText said={options} />
          </p>
        )}
        <Price view={card} />
      </div>
      <Form method="post" className="wish-ways" preventScrollReset>
        <input type="hidden" name="product" value={card.id} />
        {canMove && (
          <button
            type="submit"
            className="button"
            aria-label={t("wish.to_cart_of", { name: card.name })}
          >
            {t("wish.to_cart")}
          </button>
        )}
      </Form>
    </li>
  );
}
