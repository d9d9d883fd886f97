/** One line as local storage mirrors it (domain 4.6, C-27); `price_seen` in the currency's storage unit. */
export interface StoredLine {
  variant_id: string;
  product_id: number;
  qty: number;
  price_seen: { amount: number; currency: string } | null;
  name: string;
  image: string | null;
  url: string;
  added_at: string;
}

/** A line of the mini cart: its mirror, and what is printed beside it. */
export interface CartSummaryLine {
  line: StoredLine;
  tint: number;
  /** "2 × $12.50" */
  amount: string;
  /** "Red, Large" */
  options: string;
}

export interface CartSummary {
  /** How many pieces the lines are. */
  count: number;
  /** What they come to, printed. */
  total: string;
  lines: CartSummaryLine[];
}

/**
 * What the reader has put aside, as every page of theirs says it. Null where the request named no cart or
 * list: such a page may be everyone's (decisions 21), and says nothing.
 */
export interface ListsSummary {
  cart: CartSummary | null;
  /** Codes of the products on the wish list. */
  wishes: number[] | null;
}
