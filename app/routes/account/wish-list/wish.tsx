import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import type { WishItemView } from "~/features/wish-list/wish-view.server";
import { saidIn } from "~/i18n/said-in";
import { wishListPath } from "~/sitemap/account-paths";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { SpokenText } from "~/ui/spoken/spoken-text";

/** A product that is liked: what it is, what has got better since, into the cart, off the list. */
export function Wish({ item }: { item: WishItemView }) {
  const { card, to, options, dropped, isBack } = item;
  const { t } = useTranslation();
  const [url, tint] = card.picture ?? [];
  return (
    <>
      <div className="wish-picture">
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {url === undefined ? (
            <span className="picture tint-7" />
          ) : (
            <Picture url={url} tint={tint ?? 0} alt="" sizes="(width>=960px) 23vw,46vw" />
          )}
        </Link>
        {card.soldOut && <p className="tag tag-quiet">{t("stock.out")}</p>}
        {isBack && <p className="tag tag-accent">{t("wish.back_in_stock")}</p>}
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
        {dropped && <p className="wish-drop">{dropped}</p>}
        {card.left && <p className="wish-left">{card.left}</p>}
      </div>
      <WishForm item={item} />
    </>
  );
}

function WishForm({ item: { card, variant, canMove } }: { item: WishItemView }) {
  const { t } = useTranslation();
  const { id, name } = card;
  return (
    <Form method="post" action={wishListPath} className="wish-ways" replace preventScrollReset>
      <input type="hidden" name="product" value={id} />
      {variant && <input type="hidden" name="variant" value={variant} />}
      {canMove && (
        <button
          type="submit"
          className="button"
          name="intent"
          value="wish.move"
          aria-label={t("wish.to_cart_of", { name })}
        >
          {t("wish.to_cart")}
        </button>
      )}
      <button
        type="submit"
        className="button button-quiet wish-off"
        name="intent"
        value="wish.remove"
      >
        <Icon name="close" look="icon-small" />
        <span className="sr-only">{t("wish.remove_of", { name })}</span>
      </button>
    </Form>
  );
}
