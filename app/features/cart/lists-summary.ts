import type { LanguageCode } from "#backend/contract/languages";
import type { StoredLine } from "~/client/storage/list-sync";

/** A line of the mini cart: as the browser stores it, and what is printed beside it. */
export interface CartSummaryLine {
  line: StoredLine;
  tint: number;
  /** The language of the line's name, where it isn't the page's. */
  lang?: LanguageCode;
  /** "2 × $12.50" */
  amount: string;
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

/** Of pages that know of no shopper. */
export const noLists: ListsSummary = { cart: null, wishes: null };
