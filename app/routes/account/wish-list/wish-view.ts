import type { CardView } from "~/features/catalog/card-view";

export interface WishView {
  /** "3 products" */
  count: string;
  items: WishItemView[];
}

/** A product's card with what has happened since it was put here. */
export interface WishItemView {
  card: CardView;
  to: string;
  /** The variant that was looked at. */
  variant?: string;
  /** What it differs in, in words: "Blue, M"; empty where nothing was chosen. */
  options: string;
  /** "$3.00 cheaper than when you saved it" */
  dropped?: string;
  isBack: boolean;
  canMove: boolean;
}
