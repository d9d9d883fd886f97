import { useTranslation } from "react-i18next";
import { reviewPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { ReviewsRead } from "./reviews-read";
import type { ReviewsView } from "./to-reviews-view.server";

interface ReviewsProps {
  /** The product's public number. */
  product: number;
  /** None where nobody's review is shown. */
  view?: ReviewsView;
}

/** What buyers say of the product, and the way to say something. */
export function Reviews({ product, view }: ReviewsProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="reviews">
      <div className="section-head">
        <h2 id="reviews">{t("product.reviews")}</h2>
        <Link
          className="link"
          to={reviewPath(product)}
          rel="nofollow"
          prefetch="none"
          discover="none"
        >
          {t("product.review_write")}
        </Link>
      </div>
      {view ? <ReviewsRead view={view} /> : <p className="muted">{t("product.reviews_none")}</p>}
    </section>
  );
}
