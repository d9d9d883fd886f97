import { redirect } from "@remix-run/node";
import type { Product } from "#backend/contract/catalog";
import type { ReviewList } from "#backend/contract/reviews";
import { listReviews } from "~/api/reviews.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { productPath } from "~/sitemap/paths";
import {
  isNearest,
  nearestReviews,
  readAskedReviews,
  reviewsSearch,
} from "./read-asked-reviews.server";
import { type ReviewsView, toReviewsView } from "./to-reviews-view.server";

/** A product's reviews, for its page and for search engines. */
interface LoadedReviews {
  list: ReviewList;
  view: ReviewsView;
}

/**
 * The page of a product's reviews that its address asks for; null where nobody's is shown. Throws the redirect to the
 * nearest that there is.
 */
export async function loadReviews(
  ctx: RequestContext,
  product: Product,
  { pathname, searchParams: params }: URL,
): Promise<LoadedReviews | null> {
  const wanted = readAskedReviews(params);
  const query = { page: String(wanted.page), sort: wanted.sort };
  // Stars that the demo made up have no words.
  const isReviewed = product.rating_count > 0 && !product.rating_is_demo;
  const list = isReviewed
    ? await listReviews(ctx.api, String(product.id), query).catch(asPage(ctx))
    : null;
  const asked = nearestReviews(wanted, list?.total ?? 0);
  const search = reviewsSearch(params, asked);
  if (!isNearest(params, search)) throw redirect(pathname + search);
  if (!list || list.total === 0) return null;
  const path = productPath(ctx.lang, product);
  return { list, view: toReviewsView(list, { path, params, asked }, ctx) };
}
