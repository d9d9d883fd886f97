/** What a product's card shows, as small as it goes: it stands in the page twice, as markup and as data. */
export interface CardView {
  id: number;
  slug: string;
  name: string;
  /** Address and number of the placeholder's tint. */
  picture?: [url: string, tint: number];
  /** Printed amounts; no price at all where the currency has none. */
  price?: string;
  /** The price is the lowest of several. */
  from?: true;
  was?: string;
  off?: string;
  rating?: [value: number, printed: string, votes: string];
  soldOut?: true;
  /** "Only 3 left", when few are. */
  left?: string;
  isNew?: true;
  /** The options that the list was narrowed to, as the product's address has them: `?color=blue`. */
  search?: string;
}
