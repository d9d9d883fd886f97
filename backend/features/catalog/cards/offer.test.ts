import { describe, expect, it } from "vitest";
import type { ListedVariant } from "../../../db/tables/listing";
import { buildReference } from "../index/build-reference";
import { ProductColumns } from "../index/product-columns";
import { anywhere } from "../listing/anywhere";
import type { Filters } from "../listing/filters";
import { offersFor } from "./show-card";

const moments = { createdAt: new Date(0), updatedAt: new Date(0) };
const [one, four] = [1, 2];
const reference = buildReference({
  departmentRows: [],
  categoryRows: [],
  brandRows: [],
  attributeRows: [
    {
      id: 1,
      code: "pack",
      name: {},
      type: "select",
      unit: null,
      isFilter: true,
      isVariant: true,
      sort: 1,
      ...moments,
    },
  ],
  optionRows: [one, four].map((id) => ({
    id,
    attributeId: 1,
    code: `of-${id}`,
    name: {},
    swatch: null,
    sort: id,
    ...moments,
  })),
  mediaRows: [],
});

/** One brush for $4, and four for $12 that were $16. */
const single: ListedVariant = [[one], 5, 1, 400, null, null, null];
const pack: ListedVariant = [[four], 5, 1, 1200, 1600, null, null];
const soldOut = ([options, , low, ...rest]: ListedVariant): ListedVariant => [
  options,
  0,
  low,
  ...rest,
];

function offer(variants: ListedVariant[], filters: Partial<Filters> = {}) {
  const columns = new ProductColumns();
  columns.put({
    code: 1,
    departmentId: 1,
    brandId: null,
    categoryIds: [1],
    optionIds: [],
    publishedAt: new Date(0),
    soldCount: 0,
    rating: 0,
    ratingCount: 0,
    ratingIsDemo: true,
    variants,
  });
  return offersFor({ columns, reference }, { ...anywhere("USD"), ...filters })(0).offer;
}

describe("a card's price is the one that its product's page opens with", () => {
  it("is the cheapest, and says that others cost more", () => {
    const { price, from, choice } = offer([pack, single]);
    expect([price?.amount, from, choice]).toEqual([400, true, {}]);
  });

  it("is of what can be bought, though what is sold out was cheaper", () => {
    const { price, from } = offer([pack, soldOut(single)]);
    expect([price?.amount, from]).toEqual([1200, false]);
  });

  it("is the cheapest of all where everything is sold out", () => {
    const { price } = offer([soldOut(pack), soldOut(single)]);
    expect(price?.amount).toBe(400);
  });

  it("names the variant where a list looks at prices and the page would open with another", () => {
    const { price, from, choice } = offer([single, pack], { sale: true });
    expect(price).toMatchObject({ amount: 1200, compare_at: 1600 });
    expect([from, choice]).toEqual([false, { pack: "of-2" }]);
    expect(offer([single, pack], { min: 1000 }).choice).toEqual({ pack: "of-2" });
  });

  it("names nothing where the page opens with it anyway", () => {
    expect(offer([single, pack], { max: 500 }).choice).toEqual({});
  });
});
