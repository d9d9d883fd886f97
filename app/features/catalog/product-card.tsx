import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { productPath } from "~/sitemap/paths";
import { CachedMarkup } from "~/ui/cached-markup/cached-markup";
import { Link } from "~/ui/link/link";
import { LitePictures, Picture } from "~/ui/picture/picture";
import type { CardView } from "./card-view.server";
import { Price } from "./price";

interface ProductCardProps {
  card: CardView;
  /** How wide its picture is shown, as in `sizes`. */
  sizes: string;
  when?: "first" | "eager" | "later";
}

/** A product in a list: one link over the whole card, named by the product (decisions 25: nothing is prefetched). */
export function ProductCard(props: ProductCardProps) {
  const cached = useContext(CachedMarkup);
  const lite = useContext(LitePictures);
  if (!cached) {
    return (
      <li className="product">
        <Content {...props} />
      </li>
    );
  }
  const markup = cached(JSON.stringify([lite, props]), () => (
    <LitePictures.Provider value={lite}>
      <Content {...props} />
    </LitePictures.Provider>
  ));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered
  return <li className="product" dangerouslySetInnerHTML={{ __html: markup }} />;
}

function Content({ card, sizes, when }: ProductCardProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const [url, tint] = card.picture ?? [];
  return (
    <>
      <Link to={productPath(lang, card) + (card.search ?? "")} prefetch="none" discover="none">
        {url === undefined ? (
          <span className="picture tint-7" />
        ) : (
          <Picture url={url} tint={tint ?? 0} alt="" sizes={sizes} when={when} />
        )}
        <h3 {...saidIn(card.lang)}>{card.name}</h3>
      </Link>
      <Price view={card} />
      {card.rating && (
        <p className="product-note">
          <span role="img" aria-label={t("rating.of", { value: card.rating[1] })}>
            <i aria-hidden="true">★</i> {card.rating[1]}
          </span>{" "}
          ({card.rating[2]})
        </p>
      )}
      {card.left && <p className="product-note product-low">{card.left}</p>}
      <Tags card={card} />
    </>
  );
}

/** At most one word in the picture's corner: what matters most. */
function Tags({ card }: { card: CardView }) {
  const { t } = useTranslation();
  if (card.soldOut) return <p className="tag tag-quiet">{t("stock.out")}</p>;
  if (card.off) return <p className="tag tag-sale">{t("price.off", { percent: card.off })}</p>;
  return card.isNew ? <p className="tag">{t("product.new")}</p> : null;
}
