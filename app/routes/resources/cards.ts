import type { LoaderFunctionArgs } from "@remix-run/node";
import { toCardView } from "~/features/catalog/card-view.server";
import { requireLocale } from "~/request/context.server";
import { loadCards } from "~/routes/shop/products/load-listing.server";
import { pagesOf } from "~/routes/shop/products/pages-view.server";
import { listingPath } from "~/sitemap/paths";

/** The cards of one page of a listing and the address of the page after it, for lists that grow (R-INF-02). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { list, query, place } = await loadCards(ctx, args);
  const { next } = pagesOf({ list, query }, listingPath(ctx.lang, place), ctx);
  return Response.json(
    { items: list.data.map((card) => toCardView(card, ctx)), next },
    { headers: { "Cache-Control": "private, no-cache" } },
  );
}
