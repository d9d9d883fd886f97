import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { WaitingHere } from "~/features/offline-log/waiting-here.enhanced";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { saidIn } from "~/i18n/said-in";
import { reviewAskPath, reviewPath } from "~/sitemap/account-paths";
import formStyles from "~/styles/forms.css?url";
import confirmStyles from "~/ui/confirm/confirm.css?url";
import { ConfirmForm } from "~/ui/confirm/confirm-form";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { loadReview } from "./load-review.server";
import { OwnReview } from "./own-review";
import styles from "./review.css?url";
import { ReviewForm } from "./review-form";
import type { OwnReviewView } from "./to-own-review-view.server";
import { isReviewOf } from "./use-waiting-review.enhanced";

export { action } from "./action.server";
/** What the reader says of a product that they have got (domain 4.2). */
export { loadReview as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: confirmStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadReview> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function ReviewPage() {
  const { head, view } = useLoaderData<typeof loadReview>();
  const { id } = view.product;
  const isShown = useMemo(() => isReviewOf(id), [id]);
  return (
    <div className="account-page">
      <h1>{head.title}</h1>
      <Product product={view.product} />
      <WaitingHere isShown={isShown} />
      <Content />
    </div>
  );
}

/** The question, the form, the review, or why there is none: whichever the page is about. */
function Content() {
  const { t } = useTranslation();
  const { view, removal, asksChange, constraints, hint } = useLoaderData<typeof loadReview>();
  const result = useActionData<FormResult>();
  const { product, review } = view;
  if (removal) {
    return (
      <section className="account-card account-form">
        <ConfirmForm
          key={removal.seal}
          text={<p>{t("reviews.remove_text")}</p>}
          labels={{ accept: t("reviews.remove_accept"), cancel: t("reviews.remove_keep") }}
          action={reviewAskPath(product.id, "remove")}
          fields={{ intent: "review.remove" }}
          code={{ ...removal, error: errorOf(result, "code") }}
          cancel={reviewPath(product.id)}
        />
      </section>
    );
  }
  const isRefused = sentText(result, "intent") === "review.save";
  if (review && !asksChange && !isRefused)
    return <OwnReview product={product.id} review={review} />;
  if (!review && !view.bought && !isRefused) {
    return <p className="notice">{t("reviews.not_bought")}</p>;
  }
  return <ReviewForm view={view} constraints={constraints} hint={hint} result={result} />;
}

function Product({ product: { name, lang, picture, to } }: Pick<OwnReviewView, "product">) {
  const { t } = useTranslation();
  return (
    <p className="review-product">
      {picture && <Picture url={picture.url} tint={picture.tint} alt="" sizes="64px" />}
      <span>
        <b {...saidIn(lang)}>{name}</b>
        <br />
        <Link className="link" to={to}>
          {t("reviews.to_product")}
        </Link>
      </span>
    </p>
  );
}
