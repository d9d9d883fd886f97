import { type ReviewPage, type ReviewState, reviewForm } from "#backend/contract/reviews";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { productPath } from "~/sitemap/paths";

export type OwnReviewView = ReturnType<typeof toOwnReviewView>;

/** The reader's own review of a product as its page shows it, with the choices of its form. */
export function toOwnReviewView(
  { product, review, bought }: ReviewPage,
  { display, lang, t }: Pick<RequestContext, "display" | "lang" | "t">,
) {
  const { date, number } = formatsFor(lang, display);
  const label = (stars: number) => t("rating.of", { value: number(stars) });
  const { min, max } = reviewForm.stars;
  const all = Array.from({ length: max - min + 1 }, (_, place) => (min + place) as Stars);
  return {
    title: t("reviews.own_of", { name: product.name }),
    product: {
      id: product.id,
      name: product.name,
      lang: product.lang,
      picture: product.image && { url: product.image.url, tint: product.image.tint },
      to: productPath(lang, product),
    },
    bought,
    /** What it is called while it waits on a device. */
    waiting: t("offline.review_name", { name: product.name }),
    stars: all.map((stars) => ({ stars, label: label(stars), word: t(`reviews.star.${stars}`) })),
    review: review && {
      stars: review.stars,
      label: label(review.stars),
      title: review.title,
      body: review.body,
      lang: review.lang === lang ? undefined : review.lang,
      anonymous: review.anonymous,
      at: review.at,
      written: t("reviews.written", { date: date(review.at) }),
      ...stateOf(review.status),
      reply: review.reply && {
        body: review.reply.body,
        lang: review.reply.lang === lang ? undefined : review.reply.lang,
      },
    },
  };

  function stateOf(state: ReviewState) {
    return {
      state,
      stateName: t(`reviews.state.${state}`),
      stateText: t(`reviews.state_text.${state}`),
    };
  }
}

type Stars = 1 | 2 | 3 | 4 | 5;
