import type { TotalsView } from "~/features/cart/totals";

/** A cart as its page shows it; amounts and counts are printed on the server, once. */
export interface CartView {
  /** "3 items" */
  count: string;
  lines: LineView[];
  later: LineView[];
  /** Lines that are not as they were when they were added. */
  changes: ChangeView[];
  coupon?: { code: string; text: string; isApplied: boolean };
  totals: TotalsView;
  freeShipping?: { text: string; percent: number };
  canOrder: boolean;
}

export interface LineView {
  variant: string;
  name: string;
  to: string;
  picture?: { url: string; tint: number };
  options: [name: string, value: string][];
  qty: number;
  /** The count in the page's digits. */
  printed: string;
  max: number;
  /** What one costs, where there are several. */
  each?: string;
  total?: string;
  /** The struck price of them all. */
  was?: string;
  /** "Only 2 left" */
  left?: string;
  notices: string[];
  canBuy: boolean;
}

export interface ChangeView {
  variant: string;
  name: string;
  texts: string[];
  /** The count that accepting it leaves; none where only removing helps. */
  accept?: number;
  /** The price that accepting it accepts, in the currency's storage unit. */
  seen?: number;
}
