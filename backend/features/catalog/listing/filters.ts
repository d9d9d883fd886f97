import type { SortOrder } from "../../../contract/catalog";
import type { Currency } from "../../../contract/languages";

/** A group of filters: any of its terms will do. */
export interface FilterGroup {
  /** `brand` or `attr.{code}`. */
  code: string;
  terms: number[];
}

/** What a listing is narrowed to, in the terms of the index; amounts in storage units. */
export interface Filters {
  currency: Currency;
  /** Terms that a product must all have: its department and category. */
  scope: number[];
  groups: FilterGroup[];
  min: number | null;
  max: number | null;
  inStock: boolean;
  sale: boolean;
  /** At least so many stars. */
  rating: number | null;
  /** Only products that came in after this moment. */
  newSince: number | null;
  /** Only products that somebody has bought. */
  soldOnly: boolean;
  /** Codes that a search has found, best first. */
  found: readonly number[] | null;
}

export interface PageWanted {
  sort: SortOrder;
  page: number;
  perPage: number;
}
