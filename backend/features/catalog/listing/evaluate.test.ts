import { describe, expect, it } from "vitest";
import { Random } from "../../../db/seed/scale/random";
import type { ListedVariant } from "../../../db/tables/listing";
import { buildReference } from "../index/build-reference";
import { type ListingRow, ProductColumns } from "../index/product-columns";
import { ProductNames } from "../index/product-names";
import { termOf } from "../index/terms";
import { Synonyms } from "../search/synonyms/synonyms";
import { anywhere } from "./anywhere";
import { evaluate } from "./evaluate";
import type { Filters } from "./filters";
import { PassRows } from "./pass-rows";

const [red, blue, small, large, cotton] = [1, 2, 3, 4, 5];
const moments = { createdAt: new Date(0), updatedAt: new Date(0) };

const attribute = (id: number, code: string) => ({
  id,
  code,
  name: {},
  type: "select" as const,
  unit: null,
  isFilter: true,
  isVariant: true,
  sort: id,
  ...moments,
});
const option = (id: number, attributeId: number) => ({
  id,
  attributeId,
  code: String(id),
  name: {},
  swatch: null,
  sort: id,
  ...moments,
});
const reference = buildReference({
  departmentRows: [],
  categoryRows: [],
  brandRows: [1, 2].map((id) => ({
    id,
    slug: `brand-${id}`,
    name: {},
    mediaId: null,
    version: 1,
    ...moments,
  })),
  attributeRows: [attribute(1, "color"), attribute(2, "size"), attribute(3, "material")],
  optionRows: [
    option(red, 1),
    option(blue, 1),
    option(small, 2),
    option(large, 2),
    option(cotton, 3),
  ],
  mediaRows: [],
});

const optionTerms = (...ids: number[]) => ids.map((id) => termOf("option", id));
const group = (code: string, ...ids: number[]) => ({
  code: `attr.${code}`,
  terms: optionTerms(...ids),
});

function row(code: number, fields: Partial<ListingRow>): ListingRow {
  return {
    code,
    departmentId: 1,
    brandId: null,
    categoryIds: [1],
    optionIds: [],
    publishedAt: new Date(0),
    soldCount: 0,
    rating: 0,
    ratingCount: 0,
    ratingIsDemo: true,
    variants: [],
    ...fields,
  };
}

function keep(rows: ListingRow[]) {
  const columns = new ProductColumns();
  for (const one of rows) columns.put(one);
  return { version: 1, columns, names: new ProductNames(), synonyms: new Synonyms([]), reference };
}

/** As a listing does, after another pass has left what it found in the rows. */
async function evaluateAll(catalogIndex: ReturnType<typeof keep>, filters: Filters) {
  const rows = new PassRows(catalogIndex.columns.size);
  await evaluate(catalogIndex, anywhere("USD"), rows);
  return evaluate(catalogIndex, filters, rows);
}

async function codesOf(rows: ListingRow[], filters: Partial<Filters>): Promise<number[]> {
  const catalogIndex = keep(rows);
  const { docIds } = await evaluateAll(catalogIndex, { ...anywhere("USD"), ...filters });
  return [...docIds].map((docId) => catalogIndex.columns.code.data[docId] ?? 0);
}

describe("a combination is met by one variant, not by two", () => {
  // Red and small in stock, blue and large sold out and cheaper.
  const shirt = row(1, {
    variants: [
      [[red, small], 5, 3, 3000, null, null, null],
      [[blue, large], 0, 3, 1000, 2000, null, null],
    ],
  });

  it.each<[string, Partial<Filters>, boolean]>([
    ["red", { groups: [group("color", red)] }, true],
    ["red and small", { groups: [group("color", red), group("size", small)] }, true],
    ["red and large", { groups: [group("color", red), group("size", large)] }, false],
    ["red or blue, and large", { groups: [group("color", red, blue), group("size", large)] }, true],
    ["blue in stock", { groups: [group("color", blue)], inStock: true }, false],
    ["red on sale", { groups: [group("color", red)], sale: true }, false],
    ["blue on sale", { groups: [group("color", blue)], sale: true }, true],
    ["on sale in stock", { sale: true, inStock: true }, false],
    ["red up to 20", { groups: [group("color", red)], max: 2000 }, false],
    ["large from 20", { groups: [group("size", large)], min: 2000 }, false],
    ["from 10 to 10", { min: 1000, max: 1000 }, true],
  ])("%s", async (_, filters, matches) => {
    expect(await codesOf([shirt], filters)).toEqual(matches ? [1] : []);
  });

  it("takes what holds for the whole product for each variant", async () => {
    const shown = { ...shirt, optionIds: [cotton] };
    expect(
      await codesOf([shown], { groups: [group("material", cotton), group("size", small)] }),
    ).toEqual([1]);
  });

  it("can't filter by a price that is not there", async () => {
    const unpriced = row(2, { variants: [[[], 1, 3, null, null, 100, null]] });
    expect(await codesOf([unpriced], {})).toEqual([2]);
    expect(await codesOf([unpriced], { min: 0, max: 1e9 })).toEqual([]);
  });
});

it("counts what a listing looks at alone, be it most of the shop", async () => {
  const inRed: ListedVariant = [[red], 1, 3, 100, null, null, null];
  const rows = [1, 2, 3].map((code) => row(code, { variants: [inRed] }));
  const catalogIndex = keep([...rows, row(4, { categoryIds: [2], variants: [inRed] })]);
  const reds = async (filters: Partial<Filters>) => {
    const { counts } = await evaluateAll(catalogIndex, { ...anywhere("USD"), ...filters });
    return counts.byTerm[termOf("option", red)];
  };
  expect(await reds({})).toBe(4);
  expect(await reds({ scope: [termOf("category", 1)] })).toBe(3);
  expect(await reds({ found: [4, 2, 1] })).toBe(3);
});

it("follows a product's changes in place and by moving it", async () => {
  const columns = new ProductColumns();
  const one = (stock: number): ListedVariant => [[red], stock, 3, 100, null, null, null];
  columns.put(row(1, { variants: [one(1)] }));
  columns.put(row(2, { variants: [one(1)] }));
  columns.put(row(1, { variants: [one(0)] }));
  const catalogIndex = { ...keep([]), columns };
  const inStock = async () => {
    const { docIds } = await evaluateAll(catalogIndex, { ...anywhere("USD"), inStock: true });
    return [...docIds].map((docId) => columns.code.data[docId]);
  };
  expect(await inStock()).toEqual([2]);
  columns.put(row(1, { variants: [one(0), one(2), one(3)] }));
  expect(await inStock()).toEqual([1, 2]);
  columns.put(row(2, { variants: [] }));
  expect(await inStock()).toEqual([1]);
});

describe("agrees with a plain reading of the rules", () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))("catalogue %i", async (seed) => {
    const random = new Random(seed);
    const rows = randomRows(random);
    const filters = randomFilters(random);
    expect(await codesOf(rows, filters)).toEqual(
      rows
        .filter((one) => one.variants.some((v) => meets(one, v, filters)))
        .map(({ code }) => code),
    );
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))("cards of catalogue %i", async (seed) => {
    const random = new Random(2000 + seed);
    const rows = randomRows(random);
    const filters = randomFilters(random);
    const catalogIndex = keep(rows);
    const { docIds, cheapest, inStock } = await evaluateAll(catalogIndex, filters);
    const starts = catalogIndex.columns.variantStart.data;
    const shown = [...docIds].map((docId, place) => {
      const variant = cheapest[place] ?? -1;
      return [variant < 0 ? -1 : variant - (starts[docId] ?? 0), inStock[place]];
    });
    expect(shown).toEqual(
      rows
        .map((one) => [one, one.variants.filter((v) => meets(one, v, filters))] as const)
        .filter(([, matching]) => matching.length > 0)
        .map(([one, matching]) => [
          one.variants.indexOf(first(matching) as ListedVariant),
          matching.some(([, stock]) => stock > 0) ? 1 : 0,
        ]),
    );
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))("counts of catalogue %i", async (seed) => {
    const random = new Random(1000 + seed);
    const rows = randomRows(random);
    const filters = randomFilters(random);
    const { counts } = await evaluateAll(keep(rows), filters);
    for (const [code, ids] of Object.entries({ color: [red, blue], size: [small, large] })) {
      const others = filters.groups.filter((one) => one.code !== `attr.${code}`);
      for (const id of ids) {
        const clicked = { ...filters, groups: [...others, group(code, id)] };
        expect(counts.byTerm[termOf("option", id)]).toBe((await codesOf(rows, clicked)).length);
      }
    }
    expect(counts.inStock).toBe((await codesOf(rows, { ...filters, inStock: true })).length);
    expect(counts.sale).toBe((await codesOf(rows, { ...filters, sale: true })).length);
    expect(counts.rated[3]).toBe((await codesOf(rows, { ...filters, rating: 3 })).length);
    const anyPrice = { ...filters, min: null, max: null };
    const prices = rows
      .flatMap((one) => one.variants.filter((v) => meets(one, v, anyPrice)))
      .flatMap(([, , , usd]) => usd ?? []);
    expect(counts.prices).toEqual(
      prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    );
  });
});

/** The cheapest that has a price, of those in stock where one is. */
function first(among: readonly ListedVariant[]): ListedVariant | undefined {
  const soldOut = ([, stock]: ListedVariant) => (stock > 0 ? 0 : 1);
  return among
    .filter(([, , , usd]) => usd !== null)
    .toSorted((a, b) => soldOut(a) - soldOut(b) || (a[3] ?? 0) - (b[3] ?? 0))[0];
}

function randomRows(random: Random): ListingRow[] {
  return Array.from({ length: 30 }, (_, index) =>
    row(index + 1, {
      brandId: random.whole(1, 2),
      categoryIds: [random.whole(1, 2)],
      rating: random.whole(0, 5) * 100,
      optionIds: random.share() < 0.2 ? [random.pick([red, cotton])] : [],
      variants: Array.from({ length: random.whole(0, 4) }, (): ListedVariant => {
        const usd = random.share() < 0.1 ? null : random.whole(1, 9) * 100;
        const options = [random.pick([red, blue]), random.pick([small, large])];
        const struck = random.share() < 0.3 ? 1000 : null;
        return [options, random.whole(0, 2), 3, usd, struck, null, null];
      }),
    }),
  );
}

function randomFilters(random: Random): Filters {
  const maybe = <T>(value: T, other: T) => (random.share() < 0.4 ? value : other);
  return {
    ...anywhere("USD"),
    scope: maybe([termOf("category", 1)], []),
    groups: [
      ...maybe([group("color", random.pick([red, blue]))], []),
      ...maybe([group("size", random.pick([small, large]))], []),
    ],
    min: maybe<number | null>(300, null),
    max: maybe<number | null>(600, null),
    inStock: maybe(true, false),
    sale: maybe(true, false),
    rating: maybe<number | null>(3, null),
  };
}

function meets(product: ListingRow, variant: ListedVariant, filters: Filters): boolean {
  const [options, stock, , usd = null, struck] = variant;
  const terms = optionTerms(...options, ...product.optionIds);
  const places = product.categoryIds.map((id) => termOf("category", id));
  return (
    filters.scope.every((place) => places.includes(place)) &&
    filters.groups.every((one) => one.terms.some((term) => terms.includes(term))) &&
    (filters.min === null || (usd ?? 0) >= filters.min) &&
    (filters.max === null || (usd !== null && usd <= filters.max)) &&
    (!filters.inStock || stock > 0) &&
    (!filters.sale || struck !== null) &&
    (filters.rating === null || product.rating >= filters.rating * 100)
  );
}
