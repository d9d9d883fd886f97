/**
 * The shape in which the demo shop's catalogue is written down. One file a
 * department in `departments/`; `attributes.ts` and `brands.ts` are shared by all.
 */
import type { AttributeCode } from "./attributes";
import type { BrandSlug } from "./brands";

/** A text in both languages of the shop. */
export interface Both {
  en: string;
  fa: string;
}

/**
 * One object of @lobehub/fluent-emoji-3d: its file name without `.webp`, how many degrees its colours are turned
 * (0 = as drawn), and the colour (`#rrggbb`) that its body is painted in.
 */
export interface DemoObject {
  emoji: string;
  hue?: number;
  color?: string;
}

export interface DemoVariant {
  /** Chosen option per variant attribute, e.g. `{ color: "navy", size: "m" }`; empty for a single variant. */
  options: Partial<Record<AttributeCode, string>>;
  /** US cents. */
  usd: number;
  /** Iranian rials (ten rials are one toman). */
  irr: number;
  /** The struck price, above `usd` / `irr`. */
  usdWas?: number;
  irrWas?: number;
  stock: number;
  /** Another object for this variant; what differs in colour alone is the product's, painted. */
  picture?: DemoObject;
}

export interface DemoProduct {
  /** Unique in the whole demo, `[a-z0-9-]`: the seed's stable key and the stem of the SKUs. */
  key: string;
  /** A category slug of the same department (a leaf where the branch has leaves). */
  category: string;
  brand: BrandSlug;
  name: Both;
  subtitle: Both;
  /** One sentence for the head of the page. */
  summary: Both;
  /** Two or three short paragraphs of plain text. */
  description: { en: string[]; fa: string[] };
  guarantee?: Both;
  /** 1 to 5 with one decimal; 0 with `ratingCount` 0 where nobody has rated it yet. */
  rating: number;
  ratingCount: number;
  /** Pieces sold, for "popular". */
  sold: number;
  /** Days since it came into the shop, for "new". */
  age: number;
  /** The product's main object, then what stands beside it in the scene pictures (at most two). */
  object: DemoObject;
  companions?: DemoObject[];
  /** Facts that are the same for all variants: an option code, several, or a number in the attribute's unit. */
  facts: Partial<Record<AttributeCode, string | string[] | number | boolean>>;
  variants: DemoVariant[];
}

export interface DemoCategory {
  slug: string;
  name: Both;
  description: Both;
  /** Emoji file name, for the tile's picture. */
  emoji: string;
  children?: DemoCategory[];
}

export interface DemoDepartment {
  /** The `gen` of the URL. */
  slug: string;
  name: Both;
  description: Both;
  emoji: string;
  categories: DemoCategory[];
  products: DemoProduct[];
}
