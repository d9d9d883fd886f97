import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { example } from "./examples.fixture";
import { exportedCsv, importFiles, sayProblems } from "./files-of.fixture";

let shop: TestDatabase;
beforeEach(async () => {
  shop = await createTestDatabase("empty");
  const made = await importFiles(shop.database, { "shop.json": example("shop.json") });
  expect(sayProblems(made)).toEqual([]);
}, 60_000);
afterEach(() => shop.close());

type Row = Record<string, unknown>;
const rowsOf = (query: string) => shop.database.run((q) => q.execute<Row>(sql.raw(query)));
const countsOf = async (files: Record<string, string>, options = {}) => {
  const result = await importFiles(shop.database, files, options);
  expect(sayProblems(result)).toEqual([]);
  return Object.fromEntries(result.report.counts);
};

it("fills an empty shop, with what lists and search read", async () => {
  expect(await rowsOf("select sku, stock from variant order by sku")).toMatchObject([
    { sku: "TEAPOT-TURQ", stock: 12 },
    { sku: "TEAPOT-WHITE", stock: 5 },
  ]);
  expect(await rowsOf("select lang, name, slug from card order by lang")).toMatchObject([
    { lang: "en", name: "Glazed teapot", slug: "glazed-teapot" },
    { lang: "fa", name: "قوری لعابی", slug: "قوری-لعابی" },
  ]);
  expect(await rowsOf("select amount from price where currency = 'USD' order by 1")).toMatchObject([
    { amount: "3290" },
    { amount: "3490" },
  ]);
});

it("knows its own examples: nothing changes the second time", async () => {
  expect(await countsOf({ "shop.json": example("shop.json") })).toMatchObject({
    products: { added: 0, changed: 0, unchanged: 1 },
    menus: { changed: 0, unchanged: 1 },
  });
  expect(await countsOf({ "menus.csv": example("menus.csv") })).toMatchObject({
    menus: { changed: 0, unchanged: 1 },
  });
});

it("reads Persian digits, and a product's variants from the lines below it", async () => {
  const counts = await countsOf({ "products.csv": example("products.csv") });
  expect(counts).toMatchObject({ products: { added: 2, changed: 0 } });
  const rows = await rowsOf(`select v.sku, v.stock, pr.amount, v.product_id from variant v
    join price pr on pr.variant_id = v.id and pr.currency = 'IRR'
    where v.sku like 'GLASS%' order by v.sort`);
  expect(rows).toMatchObject([
    { sku: "GLASS-TURQ", stock: 60, amount: "2400000" },
    { sku: "GLASS-WHITE", stock: 45, amount: "2200000" },
  ]);
  expect(rows[0]?.product_id).toBe(rows[1]?.product_id);
  const again = await countsOf({ "products.csv": example("products.csv") });
  expect(again).toMatchObject({ products: { added: 0, changed: 0, unchanged: 2 } });
});

it("changes stock and prices by SKU and leaves the rest", async () => {
  const counts = await countsOf({ "stock.csv": example("stock.csv") });
  expect(counts).toEqual({ products: { added: 0, changed: 1, unchanged: 0, removed: 0 } });
  expect(
    await rowsOf(`select sku, stock, amount, compare_at from variant
      join price on variant_id = id and currency = 'IRR' order by sku`),
  ).toMatchObject([
    { sku: "TEAPOT-TURQ", stock: 9, amount: "18900000", compare_at: "21000000" },
    { sku: "TEAPOT-WHITE", stock: 0, amount: "17900000", compare_at: null },
  ]);
  expect(await rowsOf("select variants->0->1 as stock from listing")).toMatchObject([{ stock: 9 }]);
});

it("reads what spreadsheets write: semicolons, a byte order mark, empty lines", async () => {
  const sheet = "\uFEFFSKU;Stock\r\n\r\nTEAPOT-TURQ;۷\r\n;\r\n";
  expect(await countsOf({ "stock.csv": sheet })).toMatchObject({ products: { changed: 1 } });
});

it("empties a field that is left empty and leaves a column that isn't there", async () => {
  const sheet = "sku,code,summary_en,brand\nTEAPOT-TURQ,1,,sofal\n";
  expect(await countsOf({ "a.csv": sheet })).toMatchObject({ products: { changed: 1 } });
  expect(await rowsOf("select lang, name, summary from product_t order by lang")).toMatchObject([
    { name: "Glazed teapot", summary: null },
    { summary: "چای را تا یک ساعت گرم نگه می‌دارد." },
  ]);
});

it("says in a dry run what would change, and changes nothing", async () => {
  const before = await exportedCsv(shop.database, "products");
  const files = { "products.csv": example("products.csv"), "stock.csv": example("stock.csv") };
  const { report, applied } = await importFiles(shop.database, files, { dryRun: true });
  expect(applied).toBe(false);
  expect(report.counts.get("products")).toMatchObject({ added: 2, changed: 1 });
  expect(report.differences.at(-1)?.fields).toContainEqual({
    field: "variants.TEAPOT-TURQ.stock",
    before: "12",
    after: "9",
  });
  expect(await exportedCsv(shop.database, "products")).toBe(before);
});

it("takes out of the shop what the file doesn't have, only when it is told to", async () => {
  const sheet = "code,sku,stock\n1,TEAPOT-TURQ,3\n";
  await countsOf({ "products.csv": example("products.csv") });
  await countsOf({ "a.csv": sheet });
  expect(await rowsOf("select 1 from product where status = 'active'")).toHaveLength(3);
  const pruned = await countsOf({ "a.csv": sheet }, { prune: true });
  expect(pruned).toMatchObject({ products: { changed: 1, removed: 2 } });
  expect(await rowsOf("select code from product where status = 'active'")).toMatchObject([
    { code: 1 },
  ]);
  expect(
    await rowsOf(
      "select sku from variant where active and product_id in (select id from product where code = 1)",
    ),
  ).toMatchObject([{ sku: "TEAPOT-TURQ" }]);
  expect(await rowsOf("select 1 from listing where jsonb_array_length(variants) > 0")).toHaveLength(
    1,
  );
});

it("numbers new products after the highest number that a file gives", async () => {
  const sheet = [
    "code,department,name_en,sku",
    "50,kitchen,Fifty,S-50",
    ",kitchen,Next,S-NEXT",
  ].join("\n");
  await countsOf({ "a.csv": sheet });
  expect(await rowsOf("select code from product order by code")).toMatchObject([
    { code: 1 },
    { code: 50 },
    { code: 51 },
  ]);
});

it("a row that a file changes is another version of itself, and one that it leaves alone is not", async () => {
  const record = (rows: object) => ({ "shop.json": JSON.stringify(rows) });
  await countsOf(
    record({
      brands: [
        { slug: "one", name: { en: "One" } },
        { slug: "two", name: { en: "Two" } },
      ],
    }),
  );
  const versions = () =>
    rowsOf("select slug, version from brand where slug in ('one', 'two') order by 1");
  expect(await versions()).toEqual([
    { slug: "one", version: 1 },
    { slug: "two", version: 1 },
  ]);
  await countsOf(
    record({
      brands: [
        { slug: "one", name: { en: "First" } },
        { slug: "two", name: { en: "Two" } },
      ],
    }),
  );
  expect(await versions()).toEqual([
    { slug: "one", version: 2 },
    { slug: "two", version: 1 },
  ]);
  const picture = {
    ...{ file: "jug", width: 900, height: 900, tint: 1, alt: { en: "A jug" } },
    source: { kind: "composed", view: "alone", objects: [], ground: 0 },
  };
  await countsOf(record({ pictures: [picture] }));
  await countsOf(record({ pictures: [{ ...picture, alt: { en: "A blue jug" } }] }));
  expect(await rowsOf("select version from media where file = 'jug'")).toEqual([{ version: 2 }]);
});
