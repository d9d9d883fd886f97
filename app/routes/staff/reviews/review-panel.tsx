import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MessageText } from "~/features/tickets/message-text";
import type { FormResult } from "~/forms/submission";
import { Link } from "~/ui/link/link";
import { Rating } from "~/ui/rating/rating";
import type { ReviewView } from "./load-reviews.server";
import { ReplyForm, type ReplyFormProps } from "./reply-form";

interface ReviewPanelProps extends Pick<ReplyFormProps, "languages" | "hint" | "constraints"> {
  review: ReviewView;
  /** What its form came back with, where it was this one's. */
  result: FormResult | undefined;
}

/** A review as it was written, what may be done with it, and the shop's answer below it. */
export function ReviewPanel({ review, result, ...form }: ReviewPanelProps) {
  const { t } = useTranslation();
  const { id, version, status, lang, title, body, reply, product } = review;
  return (
    <article className="panel desk-part" aria-labelledby={`review-${id}`}>
      <p className="field-hint" id={`review-${id}`}>
        <bdi>{review.name}</bdi>
        {review.anonymous && ` (${t("review.staff.anonymous")})`} · {review.date} ·{" "}
        <Link className="link" to={product.to} reloadDocument>
          <bdi>{product.name}</bdi>
        </Link>
      </p>
      <Rating value={review.stars} label={review.starsText} />
      <div className="desk-review" lang={lang}>
        {title && (
          <p dir="auto">
            <b>{title}</b>
          </p>
        )}
        <MessageText text={body} />
      </div>
      {reply && (
        <div className="desk-message desk-message-ours">
          <p className="desk-message-head">
            <b>{t("review.staff.reply")}</b> <span>{reply.date}</span>
          </p>
          <div lang={reply.lang}>
            <MessageText text={reply.body} />
          </div>
        </div>
      )}
      <Form method="post" className="cluster" reloadDocument>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="intent" value="move" />
        {status !== "approved" && (
          <button type="submit" className="button" name="status" value="approved">
            {t("review.staff.approve")}
          </button>
        )}{" "}
        {status !== "rejected" && (
          <button type="submit" className="button button-quiet" name="status" value="rejected">
            {t("review.staff.reject")}
          </button>
        )}{" "}
        {status !== "pending" && (
          <button type="submit" className="button button-quiet" name="status" value="pending">
            {t("review.staff.back")}
          </button>
        )}
      </Form>
      <ReplyForm {...{ review, result }} {...form} />
    </article>
  );
}
