import { z } from "@hono/zod-openapi";
import { languageCode, saidInOf } from "./i18n";
import { currencyCodes, type LanguageCode } from "./languages";

export const currency = z.enum(currencyCodes);

/** `url` serves `pictureWidths` with `?w=`; `tint` names the placeholder's palette class, 0 to 11. */
export const picture = z
  .object({
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
    /** The alternative text's language, where it isn't the asked one (docs/decisions/0191). */
    lang: languageCode.optional(),
    tint: z.number().int(),
  })
  .openapi("Picture");
export type Picture = z.infer<typeof picture>;

/** The widths of every srcset: those of R-IMG-01, and what phones need between them (docs/decisions/0219). */
export const pictureWidths = [300, 360, 600, 720, 900, 1080, 1200] as const;

/** The widths of lite pages: of a picture beside others, and of one as wide as a phone (docs/decisions/0246). */
export const litePictureWidths = [200, 300] as const;

export const price = z
  .object({
    currency,
    amount: z.number().int(),
    /** The struck price, above `amount`, or null. */
    compare_at: z.number().int().nullable(),
    /** Whole percent off, or null. */
    discount: z.number().int().nullable(),
  })
  .openapi("Price");
export type Price = z.infer<typeof price>;

/** `low` says that few are left; how many stands in `left`. */
export const stockState = z.enum(["in", "low", "out"]);

/** The language of what is said, where it isn't the asked one because that has nothing (docs/decisions/0191). */
const saidIn = languageCode.optional();
/** A name in the asked language, else in another. */
const named = { name: z.string(), lang: saidIn };
/** The same with what is told of the thing. */
const described = {
  ...named,
  description: z.string().nullable(),
  said_in: saidInOf(["description"]),
};

export const productCard = z
  .object({
    /** The product's public code, `{product_id}` of the addresses. */
    id: z.number().int(),
    ...named,
    /** The decoration of its address in the asked language. */
    slug: z.string(),
    gen: z.string(),
    brand: z.string().nullable(),
    image: picture.nullable(),
    /** Null where the product has no price in the currency. */
    price: price.nullable(),
    /** Whether its variants differ in price, so that the price reads "from". */
    from: z.boolean(),
    stock: stockState,
    left: z.number().int().nullable(),
    rating: z.number().nullable(),
    rating_count: z.number().int(),
    /** Nobody has voted: the demo made it up. */
    rating_is_demo: z.boolean(),
    is_new: z.boolean(),
    /** The options by which a variant met the listing's filters, as its address has them: `{ color: "blue" }`. */
    choice: z.record(z.string(), z.string()),
  })
  .openapi("ProductCard");
export type ProductCard = z.infer<typeof productCard>;

export const sortOrders = [
  "relevance",
  "newest",
  "bestseller",
  "price_asc",
  "price_desc",
  "discount",
  "rating",
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Listing words that stand in the gen's place (decisions 4). */
export const reservedListings = ["all", "new", "sale", "popular", "available"] as const;
export type ReservedListing = (typeof reservedListings)[number];

export const pageSizes = [12, 24, 48] as const;
/** A total above this is answered as this with `total_capped`, and shown as "1,000+". */
export const totalCap = 1000;

/** GET home/products: `total` counts to `totalCap`. */
export const productList = z
  .object({
    data: z.array(productCard),
    total: z.number().int(),
    total_capped: z.boolean(),
    page: z.number().int(),
    per_page: z.number().int(),
    /** The place that the listing shows, with translated names; null parts where it is the whole shop. */
    gen: z.object({ slug: z.string(), ...described }).nullable(),
    /** The chosen category and its ancestors, from the top. */
    path: z.array(
      z.object({
        slug: z.string(),
        gen: z.string(),
        ...described,
      }),
    ),
    /** For an empty search: the query as typed on the other keyboard layout, if that finds something. */
    did_you_mean: z.string().nullable(),
    /** Words of the query that these products don't have all together; empty where all are met. */
    left_out: z.array(z.string()),
    /** Words of the query that no name has: they stand in what is told about these products. */
    told: z.array(z.string()),
    /** For an empty search: names of departments, categories and brands that are spelt nearly so. */
    similar: z.array(z.string()),
    /** For an empty search: its words that find something by themselves. */
    fewer: z.array(z.string()),
  })
  .openapi("ProductList");
export type ProductList = z.infer<typeof productList>;

export const facetOption = z.object({
  code: z.string(),
  ...named,
  swatch: z.string().nullable(),
  /** Of a brand that has one. */
  picture: picture.optional(),
  /** How many products a click would leave, with the other groups' filters applied. */
  count: z.number().int(),
});

export const facet = z
  .object({
    /** `brand`, or `attr.{code}`: the name of the query parameter. */
    code: z.string(),
    ...named,
    type: z.enum(["select", "multi", "color", "bool"]),
    options: z.array(facetOption),
  })
  .openapi("Facet");
export type Facet = z.infer<typeof facet>;

/** GET home/products/facets: the filters that make sense for the same query as a list. */
export const facets = z
  .object({
    /** Where the listing stands in no department. */
    departments: z.array(z.object({ slug: z.string(), ...named, count: z.number().int() })),
    categories: z.array(
      z.object({ slug: z.string(), gen: z.string(), ...named, count: z.number().int() }),
    ),
    facets: z.array(facet),
    price: z.object({ currency, min: z.number().int(), max: z.number().int() }).nullable(),
    in_stock: z.number().int(),
    sale: z.number().int(),
    /** Products rated at least 4, 3, 2 and 1. */
    ratings: z.array(z.object({ at_least: z.number().int(), count: z.number().int() })),
  })
  .openapi("Facets");
export type Facets = z.infer<typeof facets>;

export const variant = z
  .object({
    id: z.string(),
    sku: z.string(),
    /** Option code per variant attribute. */
    options: z.record(z.string(), z.string()),
    price: price.nullable(),
    stock: stockState,
    left: z.number().int().nullable(),
    max_qty: z.number().int(),
    /** Whether that is because there are no more, and not the most that one order may take. */
    max_is_stock: z.boolean().optional(),
    /** Index into the product's `images`, for the gallery. */
    image: z.number().int().nullable(),
  })
  .openapi("Variant");
export type Variant = z.infer<typeof variant>;

export const product = z
  .object({
    id: z.number().int(),
    ...named,
    slug: z.string(),
    /** The slug in each language, for canonical and alternate addresses. */
    slugs: z.record(z.string(), z.string()),
    subtitle: z.string().nullable(),
    summary: z.string().nullable(),
    /** Sanitised markup. */
    description_html: z.string(),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    guarantee: z.string().nullable(),
    said_in: saidInOf(["guarantee"]),
    return_days: z.number().int().nullable(),
    gen: z.object({ slug: z.string(), ...named }),
    path: z.array(z.object({ slug: z.string(), gen: z.string(), ...named })),
    brand: z.object({ slug: z.string(), ...named, picture: picture.optional() }).nullable(),
    images: z.array(picture),
    /** What the shopper chooses, in order; options only where a variant has them. */
    choices: z.array(
      z.object({
        code: z.string(),
        ...named,
        type: z.enum(["select", "multi", "color", "bool"]),
        options: z.array(z.object({ code: z.string(), ...named, swatch: z.string().nullable() })),
      }),
    ),
    variants: z.array(variant),
    /** The specification table's rows, values already in words (numbers with their unit are left to the storefront). */
    specs: z.array(
      z.object({
        code: z.string(),
        ...named,
        values: z.array(z.string()),
        /** The languages of the values, null where it is the asked one; nothing where it is for all of them. */
        values_in: z.array(languageCode.nullable()).optional(),
        number: z.number().nullable(),
        unit: z.string().nullable(),
        said_in: saidInOf(["unit"]),
        bool: z.boolean().nullable(),
      }),
    ),
    rating: z.number().nullable(),
    rating_count: z.number().int(),
    /** Nobody has voted: the demo made it up. */
    rating_is_demo: z.boolean(),
    is_new: z.boolean(),
    related: z.array(productCard),
    /** When it or one beside it may no longer be new, with no change of the shop's. */
    changes_at: z.iso.datetime(),
  })
  .openapi("Product");
export type Product = z.infer<typeof product>;

export interface CategoryNode {
  id: string;
  slug: string;
  gen: string;
  name: string;
  lang?: LanguageCode | undefined;
  icon: string | null;
  image: Picture | null;
  /** Active products in it and below it. */
  count: number;
  children: CategoryNode[];
}

/** GET home/categories/ (R-API-12): departments at the top, then the tree. */
export const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: z.string(),
    slug: z.string(),
    gen: z.string(),
    ...named,
    icon: z.string().nullable(),
    image: picture.nullable(),
    count: z.number().int(),
    get children() {
      return z.array(categoryNode);
    },
  })
  .openapi("Category");
export const categoryTree = z.array(categoryNode);

/** GET home/search (R-API-13): a bare list, shown by `name`. */
export const searchHit = z
  .object({
    name: z.string(),
    kind: z.enum(["product", "category", "department"]),
    id: z.number().int().nullable(),
    slug: z.string(),
    gen: z.string(),
    image: picture.nullable(),
    price: price.nullable(),
  })
  .openapi("SearchHit");
export const searchHits = z.array(searchHit);
export type SearchHit = z.infer<typeof searchHit>;
