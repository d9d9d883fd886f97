import { expect, it } from "vitest";
import type { SortOrder } from "../../../contract/catalog";
import type { ListedVariant } from "../../../db/tables/listing";
import { buildReference } from "../index/build-reference";
import { ProductColumns } from "../index/product-columns";
import { ProductNames } from "../index/product-names";
import { Synonyms } from "../search/synonyms/synonyms";
import { anywhere } from "./anywhere";
import { findPage } from "./list-products";
import { topOf, windowOf } from "./top";

interface Shown {
  usd: number | null;
  was?: number;
  stock?: number;
  sold?: number;
  stars?: [rating: number, votes: number];
  day?: number;
}

/** The products' codes are their places in the list, from 1. */
async function sorted(products: Shown[], sort: SortOrder): Promise<number[]> {
  const columns = new ProductColumns();
  products.forEach(({ usd, was, stock = 1, sold = 0, stars = [0, 0], day = 0 }, index) => {
    const variant: ListedVariant = [[], stock, 3, usd, was ?? null, null, null];
    columns.put({
      code: index + 1,
      departmentId: 1,
      brandId: null,
      categoryIds: [],
      optionIds: [],
      publishedAt: new Date(day),
      soldCount: sold,
      rating: stars[0] * 100,
      ratingCount: stars[1],
      ratingIsDemo: true,
      variants: [variant],
    });
  });
  const reference = buildReference({
    departmentRows: [],
    categoryRows: [],
    brandRows: [],
    attributeRows: [],
    optionRows: [],
    mediaRows: [],
  });
  const kept = {
    version: 1,
    columns,
    names: new ProductNames(),
    synonyms: new Synonyms([]),
    reference,
  };
  return (await findPage(kept, anywhere("USD"), { sort, page: 1, perPage: 24 })).codes;
}

it("puts sold-out products after all others, and those without a price last", async () => {
  const products = [{ usd: null }, { usd: 1, stock: 0 }, { usd: 5 }, { usd: 3 }];
  expect(await sorted(products, "price_asc")).toEqual([4, 3, 2, 1]);
  expect(await sorted(products, "price_desc")).toEqual([3, 4, 2, 1]);
});

it.each<[SortOrder, Shown[], number[]]>([
  [
    "newest",
    [
      { usd: 1, day: 1 },
      { usd: 1, day: 2 },
    ],
    [2, 1],
  ],
  [
    "bestseller",
    [
      { usd: 1, sold: 9 },
      { usd: 1, sold: 10 },
    ],
    [2, 1],
  ],
  [
    "relevance",
    [
      { usd: 1, sold: 9 },
      { usd: 1, sold: 10 },
    ],
    [2, 1],
  ],
  ["discount", [{ usd: 90, was: 100 }, { usd: 10, was: 20 }, { usd: 1 }], [2, 1, 3]],
  ["rating", [{ usd: 1, stars: [5, 1] }, { usd: 1, stars: [4.8, 900] }, { usd: 1 }], [2, 1, 3]],
  ["price_asc", [{ usd: 1 }, { usd: 1 }], [2, 1]],
])("sorts by %s", async (sort, products, order) => {
  expect(await sorted(products, sort)).toEqual(order);
});

it("takes the same first ones as a full sort does", () => {
  const values = Array.from({ length: 500 }, (_, index) => (index * 7919) % 503);
  const before = (a: number, b: number) => (values[a] ?? 0) < (values[b] ?? 0);
  const all = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  for (const count of [0, 1, 24, 499, 500, 600]) {
    expect(topOf(values.length, count, before)).toEqual(all.slice(0, count));
  }
});

it("takes the same ones from far within, many of them alike", async () => {
  const values = Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 97);
  const before = (a: number, b: number) => {
    const between = (values[a] ?? 0) - (values[b] ?? 0);
    return between === 0 ? a > b : between < 0;
  };
  const all = values.map((_, index) => index).sort((a, b) => (before(a, b) ? -1 : 1));
  for (const [start, end] of [
    [0, 24],
    [990, 1_014],
    [2_400, 2_424],
    [4_990, 5_014],
    [5_000, 5_024],
  ] as const) {
    expect(await windowOf(new Int32Array(values.length), [start, end], before)).toEqual(
      all.slice(start, end),
    );
  }
});
