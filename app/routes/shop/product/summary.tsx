import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Rating } from "~/ui/rating/rating";
import type { ProductView } from "./load-product.server";

/** The head of the page: brand, name, what it is, what buyers think of it. */
export function Summary({ view }: { view: ProductView }) {
  const { t } = useTranslation();
  const { brand, rating } = view;
  return (
    <header className="product-head">
      {brand?.to && (
        <Link className="link small" to={brand.to} {...saidIn(brand.lang)}>
          {brand.picture && <img src={brand.picture} alt="" width={48} height={48} />}
          {brand.name}
        </Link>
      )}
      <h1 {...saidIn(view.lang)}>{view.name}</h1>
      {view.subtitle && (
        <p className="muted" {...saidIn(view.lang)}>
          {view.subtitle}
        </p>
      )}
      {rating && (
        <p className="small">
          <Rating value={rating.value} label={t("rating.of", { value: rating.printed })} />{" "}
          {rating.printed} <span className="muted">({rating.votes})</span>
        </p>
      )}
    </header>
  );
}
