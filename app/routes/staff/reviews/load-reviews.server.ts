import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import {
  reviewForm,
  reviewStates,
  type StaffReview,
  staffReviewsPerPage,
} from "#backend/contract/reviews";
import { listStaffReviews } from "~/api/staff-reviews.server";
import { constraintsOf } from "~/forms/constraints.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { productPath } from "~/sitemap/paths";
import { queuePath, readQueueQuery } from "./queue-query.server";
import { replyFields } from "./schema.server";

/** GET /staff/reviews: what shoppers think of products; who has waited longest stands first. */
export async function loadReviews(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const { number } = formatsFor(lang);
  const { status, page } = readQueueQuery(args.request);
  const asked = { status, page: String(page) };
  const { data, total, waiting } = await listStaffReviews(ctx.api, asked).catch(asPage(ctx));
  return {
    head: { title: t("review.staff.title"), noindex: true },
    states: reviewStates.map((value) => ({
      ...{ value, name: t(`review.state.${value}`), to: queuePath(value) },
      isHere: value === status,
    })),
    count: waiting > 0 ? t("review.staff.waiting", { count: waiting, n: number(waiting) }) : null,
    reviews: data.map((review) => showReview(ctx, review)),
    languages: languageCodes.map((code) => ({ value: code, name: languages[code].name })),
    hint: t("review.staff.reply_hint", { n: number(reviewForm.reply.max) }),
    constraints: constraintsOf(ctx, replyFields),
    previous: page > 1 ? queuePath(status, page - 1) : null,
    next: page * staffReviewsPerPage < total ? queuePath(status, page + 1) : null,
  };
}

export type ReviewView = ReturnType<typeof showReview>;

function showReview({ lang, t }: RequestContext, review: StaffReview) {
  const { id, version, status, stars, title, body, name, anonymous, at, reply, product } = review;
  const { number, dateTime } = formatsFor(lang);
  return {
    ...{ id, version, status, stars, title, body, anonymous },
    lang: review.lang,
    starsText: t("review.staff.stars", { n: number(stars) }),
    name: name ?? t("review.staff.somebody"),
    date: dateTime(at),
    product: { name: product.name, to: productPath(lang, product) },
    reply: reply && { ...reply, date: dateTime(reply.at) },
  };
}
