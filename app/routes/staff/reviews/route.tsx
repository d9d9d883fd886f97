import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { ErrorNote } from "~/features/staff/error-note";
import { Neighbours } from "~/features/staff/neighbours";
import { StaffLink } from "~/features/staff/staff-link";
import { type FormResult, sentText } from "~/forms/submission";
import formStyles from "~/styles/forms.css?url";
import ratingStyles from "~/ui/rating/rating.css?url";
import type { loadReviews } from "./load-reviews.server";
import { ReviewPanel } from "./review-panel";

export { action } from "./action.server";
export { loadReviews as loader } from "./load-reviews.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [formStyles, ratingStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadReviews> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** What shoppers think of products, before everybody reads it. */
export default function StaffReviews() {
  const { t } = useTranslation();
  const { head, states, count, reviews, languages, hint, constraints, previous, next } =
    useLoaderData<typeof loadReviews>();
  const result = useActionData<FormResult>();
  const sent = sentText(result, "id");
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="field-hint">{t("review.staff.text")}</p>
        <nav className="cluster" aria-label={t("review.staff.status")}>
          {states.map(({ value, name, to, isHere }) => (
            <Fragment key={value}>
              <StaffLink className="chip" to={to} aria-current={isHere ? "page" : undefined}>
                {name}
              </StaffLink>{" "}
            </Fragment>
          ))}
        </nav>
      </header>
      <ErrorNote result={result} />
      <p role="status">
        {reviews.length === 0 && `${t("review.staff.none")} `}
        {count}
      </p>
      {reviews.map((review) => (
        <ReviewPanel
          key={review.id}
          {...{ review, languages, hint, constraints }}
          result={review.id === sent ? result : undefined}
        />
      ))}
      <Neighbours {...{ previous, next }} />
    </>
  );
}
