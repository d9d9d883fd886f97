/** Where things of the catalogue are: the canonical addresses (decisions 2). */

import type { LanguageCode } from "#backend/contract/languages";
import { langPath } from "~/request/page-address";

export interface Place {
  /** A department's slug or a reserved listing word. */
  gen?: string;
  category?: string;
}

/** A listing's path without the language; no `all` where leaving it out says the same. */
export function listingPage({ gen, category }: Place = {}): string {
  const parts = category ? [gen ?? "all", category] : gen && gen !== "all" ? [gen] : [];
  return ["/home/products", ...parts.map(encodeURIComponent)].join("/");
}

export function listingPath(lang: LanguageCode, place?: Place): string {
  return langPath(lang, listingPage(place));
}

/** Where a listing's next pages come from when they are appended (`routes/resources/cards.ts`). */
export function cardsPath(listing: string): string {
  return listing.replace("/home/products", "/home/cards");
}

/** A product's path without the language; the slug decorates it (decisions 4, R-ROUTE-35). */
export function productPage({ id, slug }: { id: number; slug: string }): string {
  return `/home/products/show/${id}/${encodeURIComponent(slug)}`;
}

export function productPath(lang: LanguageCode, product: { id: number; slug: string }): string {
  return langPath(lang, productPage(product));
}
