import {
  type ReviewList,
  reviewOrders,
  reviewsPerPage,
  type ShownReview,
} from "#backend/contract/reviews";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { type AskedReviews, reviewsSearch } from "./read-asked-reviews.server";

type Texts = Pick<RequestContext, "lang" | "t">;

/** Where the page stands, and what of its reviews it shows. */
interface Standing {
  /** The product's path. */
  path: string;
  params: URLSearchParams;
  asked: AskedReviews;
}

export type ReviewsView = ReturnType<typeof toReviewsView>;
export type ReviewView = ReviewsView["reviews"][number];

/** What buyers say of a product as its page shows it; all is said on the server, for no other page's texts have it. */
export function toReviewsView(list: ReviewList, { path, params, asked }: Standing, ctx: Texts) {
  const { lang, t } = ctx;
  const { number, stars } = formatsFor(lang);
  const average = list.average ?? 0;
  const last = Math.ceil(list.total / reviewsPerPage);
  const linkTo = (to: Partial<AskedReviews>) =>
    `${path}${reviewsSearch(params, { ...asked, ...to })}#reviews`;
  return {
    average: { value: average, printed: stars(average), label: sayStars(average, ctx) },
    count: t("reviews.count", { count: list.total, n: number(list.total) }),
    total: list.total,
    barsTitle: t("reviews.bars"),
    /** Those with the most stars first. */
    bars: list.distribution
      .map((count, place) => ({
        stars: place + 1,
        name: t("reviews.stars", { count: place + 1, n: number(place + 1) }),
        count,
        printed: number(count),
      }))
      .reverse(),
    sortTitle: t("reviews.sort"),
    sorts: reviewOrders.map((sort) => ({
      sort,
      name: t(`reviews.order.${sort}`),
      to: linkTo({ page: 1, sort }),
      ...(sort === asked.sort && { isChosen: true as const }),
    })),
    reviews: list.data.map((review) => toReviewView(review, ctx)),
    ...(last > 1 && {
      pages: {
        title: t("reviews.pages"),
        at: t("pages.of", { page: number(asked.page), last: number(last) }),
        ...(asked.page > 1 && {
          previous: { name: t("pages.previous"), to: linkTo({ page: asked.page - 1 }) },
        }),
        ...(asked.page < last && {
          next: { name: t("pages.next"), to: linkTo({ page: asked.page + 1 }) },
        }),
      },
    }),
    replyTitle: t("reviews.reply"),
  };
}

function toReviewView(review: ShownReview, ctx: Texts) {
  const { lang, t } = ctx;
  const { date } = formatsFor(lang);
  const { id, title, body, at, reply } = review;
  const foreign = (said: ShownReview["lang"]) => said !== lang && { lang: said };
  return {
    ...{ id, body, at },
    ...(title !== null && { title }),
    stars: review.stars,
    label: sayStars(review.stars, ctx),
    by: review.name ?? t("reviews.somebody"),
    date: date(at),
    ...foreign(review.lang),
    ...(reply && { reply: { body: reply.body, ...foreign(reply.lang) } }),
  };
}

function sayStars(value: number, { lang, t }: Texts): string {
  const { number, stars } = formatsFor(lang);
  return t("rating.of", { value: Number.isInteger(value) ? number(value) : stars(value) });
}
