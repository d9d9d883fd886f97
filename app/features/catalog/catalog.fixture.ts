import type { Facets, ProductCard, ProductList, Variant } from "#backend/contract/catalog";
import type { LanguageCode } from "#backend/contract/languages";
import { translatorFor } from "~/i18n/translator.server";

/** What view models need of a request's context, for tests. */
export function testContext(lang: LanguageCode) {
  return { lang, t: translatorFor(lang, []).i18n.t };
}

export function testCard(card: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 12,
    name: "Kettle",
    slug: "kettle",
    gen: "home",
    brand: null,
    image: { url: "/api/media/kettle.webp", width: 1200, height: 1200, alt: "Kettle", tint: 3 },
    price: { currency: "USD", amount: 1250, compare_at: null, discount: null },
    from: false,
    stock: "in",
    left: null,
    rating: null,
    rating_count: 0,
    rating_is_demo: false,
    is_new: false,
    choice: {},
    ...card,
  };
}

export function testList(list: Partial<ProductList> = {}): ProductList {
  return {
    data: [],
    total: 0,
    total_capped: false,
    page: 1,
    per_page: 24,
    gen: null,
    path: [],
    did_you_mean: null,
    left_out: [],
    told: [],
    similar: [],
    fewer: [],
    ...list,
  };
}

export function testFacets(facets: Partial<Facets> = {}): Facets {
  return {
    ...{ departments: [], categories: [], facets: [], price: null },
    ...{ in_stock: 0, sale: 0, ratings: [], ...facets },
  };
}

export function testVariant(variant: Partial<Variant> = {}): Variant {
  return {
    id: "v1",
    sku: "KETTLE-1",
    options: {},
    price: { currency: "USD", amount: 1250, compare_at: null, discount: null },
    stock: "in",
    left: null,
    max_qty: 10,
    image: null,
    ...variant,
  };
}
