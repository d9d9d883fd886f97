import type { Params } from "@remix-run/react";
import { type ReservedListing, reservedListings } from "#backend/contract/catalog";
import type { Place } from "~/sitemap/paths";

/** The place that a listing's address names; undefined where no listing can stand (R-ROUTE-09). */
export function readPlace(params: Params): Place | undefined {
  const gen = params.gen?.toLowerCase();
  const category = params.category?.toLowerCase();
  const slugs = [gen, category].filter((slug) => slug !== undefined);
  if (gen === "show" || !slugs.every((slug) => /^[a-z0-9-]{1,40}$/.test(slug))) return undefined;
  return { gen: gen === "all" ? undefined : gen, category };
}

/** Whether a word in the gen's place is a listing of its own (decisions 4). */
export function isReserved(gen: string | undefined): gen is ReservedListing {
  return reservedListings.some((word) => word === gen);
}
