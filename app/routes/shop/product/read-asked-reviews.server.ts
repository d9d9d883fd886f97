import { type ReviewOrder, reviewOrders, reviewsPerPage } from "#backend/contract/reviews";
import { toLatinDigits } from "~/i18n/digits";
import { withQuery } from "~/sitemap/with-query";

/** Which of a product's reviews its address asks for. */
export interface AskedReviews {
  page: number;
  sort: ReviewOrder;
}

const pageWord = "reviews";
const sortWord = "review_sort";
const [defaultOrder] = reviewOrders;

/** `?reviews=2&review_sort=lowest`, read kindly: what makes no sense is as if it were not there. */
export function readAskedReviews(params: URLSearchParams): AskedReviews {
  const page = toLatinDigits(params.get(pageWord) ?? "");
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    sort: reviewOrders.find((known) => known === params.get(sortWord)) ?? defaultOrder,
  };
}

/**
 * The query of a product's page with these reviews and whatever else is in it, the choice above all; what it would show
 * anyway is left out. `""` or `?…`.
 */
export function reviewsSearch(params: URLSearchParams, { page, sort }: AskedReviews): string {
  const query = withoutReviews(params);
  if (page > 1) query.set(pageWord, String(page));
  if (sort !== defaultOrder) query.set(sortWord, sort);
  return withQuery("", query);
}

/** Whether an address asks for its reviews as that query does, whatever the order of its words. */
export function isNearest(params: URLSearchParams, search: string): boolean {
  const query = new URLSearchParams(search);
  return [pageWord, sortWord].every((word) => {
    return params.getAll(word).join() === query.getAll(word).join();
  });
}

/** The rest of the query: what the page is without its reviews. */
export function withoutReviews(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(pageWord);
  rest.delete(sortWord);
  return rest;
}

/**
 * The nearest that there is of what was asked, of so many reviews: each list has one address, so that as many pages can be
 * cached as there are lists, and no more.
 */
export function nearestReviews({ page, sort }: AskedReviews, total: number): AskedReviews {
  const last = Math.max(1, Math.ceil(total / reviewsPerPage));
  return { page: Math.min(page, last), sort: total > 0 ? sort : defaultOrder };
}
