import type { ProductList } from "#backend/contract/catalog";
import type { LanguageCode } from "#backend/contract/languages";
import {
  type ListingQuery,
  listingSearch,
  withPage,
  withWord,
} from "~/features/catalog/listing-query.server";
import { listingPath, type Place } from "~/sitemap/paths";

interface Asked {
  place: Place;
  query: ListingQuery;
  list: Pick<ProductList, "path" | "total" | "data">;
}

/**
 * A better address for what was asked, if there is one: a category stands under its own department
 * (decisions 2, 4), and past the last page comes the last one.
 */
export function canonicalRedirect(
  { place, query, list }: Asked,
  lang: LanguageCode,
): { to: string; status: 301 | 302 } | undefined {
  const category = list.path.at(-1);
  if (category && place.gen && place.gen !== category.gen) {
    const pair = { gen: category.gen, category: category.slug };
    const said = withWord(query, place.gen);
    return { to: listingPath(lang, pair) + listingSearch(said), status: 301 };
  }
  if (list.data.length === 0 && list.total > 0) {
    const last = withPage(query, Math.ceil(list.total / query.perPage));
    return { to: listingPath(lang, place) + listingSearch(last), status: 302 };
  }
  return undefined;
}
