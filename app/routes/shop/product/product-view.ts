import type { CardView } from "~/features/catalog/card-view";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";

/** What the product's page shows; amounts and numbers are printed on the server, once. */
export interface ProductView extends ChosenView {
  id: number;
  slug: string;
  name: string;
  subtitle?: string;
  summary?: string;
  crumbs: Crumb[];
  brand?: Crumb;
  rating?: { value: number; printed: string; votes: string };
  pictures: { url: string; tint: number; alt: string }[];
  descriptionHtml: string;
  specs: [name: string, value: string][];
  guarantee?: string;
  returns?: string;
  related: CardView[];
}

/** What a choice of options changes of it. */
export interface ChosenView {
  /** Which picture comes first: that of the chosen variant. */
  shown: number;
  choices: ChoiceView[];
  /** None where the chosen options don't exist together. */
  offer?: OfferView;
}

export interface ChoiceView {
  code: string;
  name: string;
  /** Name of the chosen option. */
  chosen?: string;
  options: OptionView[];
}

export interface OptionView {
  value: string;
  name: string;
  swatch?: string;
  on?: true;
  /** Why it would not do, with the other choices as they are. */
  state?: "sold-out" | "impossible";
}

export interface OfferView {
  variant: string;
  price?: string;
  was?: string;
  off?: string;
  stock: "in" | "low" | "out";
  /** The stock in words. */
  stockText: string;
  /** What the count starts with, and the most that one order may take, printed. */
  one: string;
  max: string;
}
