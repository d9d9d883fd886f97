import type { CardView } from "~/features/catalog/card-view";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";

/** What the listing's page shows. Addresses are made on the server, where the query is understood. */
export interface ListingView {
  title: string;
  isSearch: boolean;
  description?: string;
  crumbs: Crumb[];
  /** The listing's own path: where the filters' form goes. */
  path: string;
  /** "1,000+ products", printed. */
  count: string;
  cards: CardView[];
  chips: Chip[];
  /** Address without any filter. */
  cleared: string;
  sorts: Choice[];
  sizes: Choice[];
  pages: PagesView;
  filters: FiltersView;
  /** The same words typed on the other keyboard layout, when they find something. */
  didYouMean?: { text: string; to: string };
}

export interface Chip {
  label: string;
  /** The list without it. */
  to: string;
}

/** One of several ways to see the list; the current one needs no address. */
export interface Choice {
  label: string;
  to?: string;
}

export interface PagesView {
  /** "Page 2 of 10". */
  label: string;
  previous?: string;
  next?: string;
  numbers: Choice[];
}

export interface FiltersView {
  /** How many are set, printed; none where none is. */
  set?: string;
  /** What the form carries on besides its own fields. */
  kept: [name: string, value: string][];
  categories: { name: string; to: string; count: string }[];
  groups: FilterGroup[];
  price?: { unit: string; min: string; max: string; minHint: string; maxHint: string };
  inStock: FilterOption;
  sale: FilterOption;
  ratings: FilterOption[];
}

export interface FilterGroup {
  /** Name of the parameter: `brand`, `attr.color`. */
  name: string;
  title: string;
  options: FilterOption[];
}

export interface FilterOption {
  value: string;
  name: string;
  count: string;
  swatch?: string;
  on?: true;
}
