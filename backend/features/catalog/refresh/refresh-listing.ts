import type { Query } from "../../../db/database";
import { moveShownVersion, moveVersion } from "./move-version";
import { rewriteCards } from "./rewrite-cards";
import { rewriteListings } from "./rewrite-listings";
import { rewriteStories } from "./rewrite-stories";

/** Products by `product.id`, or all of them: for changes of categories, brands, attributes, languages. */
export type Changed = readonly string[] | "all";

/**
 * Rebuilds what lists, cards and the search read, and moves the catalogue's version on. To be called
 * in the transaction of the change itself, after it: readers then see both or neither.
 */
export async function refreshListing(q: Query, changed: Changed): Promise<void> {
  if (changed !== "all" && changed.length === 0) return;
  await rewrite(q, changed, await moveVersion(q, changed === "all"));
}

/**
 * As {@link refreshListing} where no more has changed than what is left of products, how often they were sold or how they are rated: pages
 * that don't show them stay.
 */
export async function refreshShown(q: Query, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  await rewrite(q, changed, await moveShownVersion(q));
}

async function rewrite(q: Query, changed: Changed, version: number): Promise<void> {
  await rewriteListings(q, changed, version);
  await rewriteCards(q, changed);
  await rewriteStories(q, changed);
}
