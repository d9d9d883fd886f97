import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { reviewPath } from "~/sitemap/account-paths";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { TextField } from "~/ui/field/text-field";
import { Link } from "~/ui/link/link";
import { RadioTiles } from "~/ui/radio-tiles/radio-tiles";
import { Rating } from "~/ui/rating/rating";
import { TextArea } from "~/ui/text-area/text-area";
import type { OwnReviewView } from "./to-own-review-view.server";
import { useOfflineReview } from "./use-offline-review.enhanced";
import { useWaitingReview } from "./use-waiting-review.enhanced";

interface ReviewFormProps {
  view: OwnReviewView;
  constraints: Record<"stars" | "title" | "body", FieldConstraint>;
  /** What the review's text is asked. */
  hint: string;
  result?: FormResult;
}

/**
 * Stars, words, and whether a name stands beside them; of a review that is there, what it says, and of one that waits on
 * this device, what that says.
 */
export function ReviewForm({ view, constraints, hint, result: answer }: ReviewFormProps) {
  const { t } = useTranslation();
  const kept = useOfflineReview(view);
  const waiting = useWaitingReview(view.product.id);
  // What waits on the device is done with: the form begins anew.
  const result = kept > 0 ? undefined : answer;
  const { product, review, stars } = view;
  const written = waiting?.change ?? review;
  const error = errorOf(result);
  const chosen = sentText(result, "stars") ?? (written ? String(written.stars) : undefined);
  const isAnonymous = result ? sentText(result, "anonymous") !== undefined : written?.anonymous;
  return (
    <section className="account-card review-form">
      <ValidatedForm
        key={waiting?.op_id ?? kept}
        id="review-form"
        className="fields"
        constraints={constraints}
        result={result}
      >
        {(field) => (
          <>
            {error && (
              <p className="notice notice-error" role="alert">
                {error}
              </p>
            )}
            {/* Its script names each writing, so that sending one twice makes one. */}
            <input type="hidden" name="op_id" />
            <RadioTiles
              name={field("stars").name}
              label={t("reviews.ask_stars")}
              error={field("stars").error}
              chosen={chosen}
              choices={stars.map(({ stars: value, label, word }) => ({
                value: String(value),
                name: word,
                aside: <Rating value={value} label={label} />,
              }))}
            />
            <TextField
              {...field("title")}
              label={t("reviews.headline")}
              optional={t("fields.optional")}
              defaultValue={sentText(result, "title") ?? written?.title ?? undefined}
              dir="auto"
            />
            <TextArea
              {...field("body")}
              label={t("reviews.body")}
              hint={hint}
              defaultValue={sentText(result, "body") ?? written?.body}
              dir="auto"
            />
            <Checkbox
              name="anonymous"
              label={t("reviews.anonymous")}
              hint={t("reviews.anonymous_hint", { somebody: t("reviews.somebody") })}
              isChecked={isAnonymous}
            />
            <div className="account-card-foot">
              <button type="submit" className="button" name="intent" value="review.save">
                {t("reviews.send")}
              </button>
              {review && (
                <Link className="link" to={reviewPath(product.id)}>
                  {t("reviews.back")}
                </Link>
              )}
            </div>
          </>
        )}
      </ValidatedForm>
    </section>
  );
}
