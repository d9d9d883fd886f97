import type { WishItem, WishList, WishQuery } from "../../contract/cart";
import { normalizeJoined } from "../catalog/search/normalize";

/** The part of a list that is asked for; `total` counts what fits. Without a page all of it. */
export function narrowWishes({ data }: WishList, query: WishQuery): WishList {
  const words = normalizeJoined(query.search ?? "");
  const fitting = data.filter(
    (item) =>
      (!words || normalizeJoined(item.product.name).includes(words)) &&
      (!query.dropped || item.dropped_from !== null) &&
      isAddedWithin(item, query),
  );
  const sorted = query.sort === "drop" ? fitting.toSorted(byDrop) : fitting;
  if (query.page === undefined) return { data: sorted, total: sorted.length };
  const start = (query.page - 1) * query.per_page;
  return { data: sorted.slice(start, start + query.per_page), total: sorted.length };
}

function isAddedWithin({ added_at }: WishItem, { from, before }: WishQuery): boolean {
  const added = new Date(added_at);
  return (!from || added >= from) && (!before || added < before);
}

/** What fell by the greatest part of its price first; the rest as it was, the newest first. */
function byDrop(one: WishItem, other: WishItem): number {
  return dropOf(other) - dropOf(one);
}

function dropOf({ product, dropped_from: from }: WishItem): number {
  if (!from || !product.price) return 0;
  return (from.amount - product.price.amount) / from.amount;
}
