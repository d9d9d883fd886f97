import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import type { WishItemView } from "~/features/wish-list/wish-view.server";
import { saidIn } from "~/i18n/said-in";
import { wishListPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { SpokenText } from "~/ui/spoken/spoken-text";

interface PriceDropsProps {
  drops: { items: WishItemView[]; more?: string };
}

/** Things of the wish list that have become cheaper. */
export function PriceDrops({ drops: { items, more } }: PriceDropsProps) {
  const { t } = useTranslation();
  return (
    <section
      className={items.length > 0 ? "account-card account-wide" : "account-card"}
      aria-labelledby="drops"
    >
      <h2 id="drops">{t("account.drops")}</h2>
      {items.length > 0 ? (
        <ul className="price-drops">
          {items.map(({ card, to, options, dropped }) => (
            <li key={card.id}>
              {card.picture && (
                <Picture url={card.picture[0]} tint={card.picture[1]} alt="" sizes="72px" />
              )}
              <div>
                <Link to={to} {...saidIn(card.lang)}>
                  {card.name}
                </Link>
                {options && (
                  <p className="field-hint">
                    <SpokenText said={options} />
                  </p>
                )}
                <Price view={card} />
                <p className="price-drop">{dropped}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="account-empty">{t("account.drops_none")}</p>
      )}
      <p className="account-card-foot">
        <Link className="link" to={wishListPath}>
          {t("account.drops_all")}
        </Link>
        {more && <span className="field-hint">{more}</span>}
      </p>
    </section>
  );
}
