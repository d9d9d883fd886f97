import { useTranslation } from "react-i18next";
import { reviewAskPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { Rating } from "~/ui/rating/rating";
import type { OwnReviewView } from "./to-own-review-view.server";

interface OwnReviewProps {
  product: number;
  review: NonNullable<OwnReviewView["review"]>;
}

/** What its writer has said, whether others read it, and what can be done with it. */
export function OwnReview({ product, review }: OwnReviewProps) {
  const { t } = useTranslation();
  const { state, stateName, stateText, stars, label, title, body, lang, written, reply } = review;
  return (
    <article className="account-card own-review">
      <p className="cluster">
        <span className={state === "approved" ? "tag" : "tag tag-quiet"}>{stateName}</span>{" "}
        <Rating value={stars} label={label} />
      </p>
      <p>{stateText}</p>
      {title && (
        <h2 lang={lang} dir="auto">
          {title}
        </h2>
      )}
      <p className="own-review-words" lang={lang} dir="auto">
        {body}
      </p>
      <p className="field-hint">
        {written}
        {review.anonymous && ` · ${t("reviews.anonymous_is")}`}
      </p>
      {reply && (
        <div className="own-review-reply">
          <b>{t("reviews.reply")}</b>
          <p className="own-review-words" lang={reply.lang} dir="auto">
            {reply.body}
          </p>
        </div>
      )}
      <div className="account-card-foot">
        <Link className="link" to={reviewAskPath(product, "change")}>
          {t("reviews.change")}
        </Link>{" "}
        <Link className="link" to={reviewAskPath(product, "remove")}>
          {t("reviews.remove")}
        </Link>
      </div>
    </article>
  );
}
