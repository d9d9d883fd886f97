import type { CardView } from "~/features/catalog/card-view";

/** What the home page shows. */
export interface HomeView {
  /** The product whose picture stands in the hero. */
  favourite?: CardView;
  departments: DepartmentView[];
  /** The slider's products. */
  offers: CardView[];
  rows: { listing: "new" | "popular" | "sale"; cards: CardView[] }[];
}

export interface DepartmentView {
  name: string;
  slug: string;
  picture?: [url: string, tint: number];
  /** "24 products", printed. */
  count: string;
  /** The categories in it, from the top. */
  categories: { name: string; gen: string; slug: string }[];
}
