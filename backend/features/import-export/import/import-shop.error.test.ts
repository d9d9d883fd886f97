import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { variants } from "../../../db/tables/variants";
import { moveStock, stockMoves } from "./entity-types/move-stock";
import { readProducts } from "./entity-types/read-products";
import { example } from "./examples.fixture";
import { exportedJson, importFiles, sayProblems } from "./files-of.fixture";

const shop = provideTestDatabase("empty");
beforeAll(async () => {
  await importFiles(shop().database, { "shop.json": example("shop.json") });
});

/** What is wrong with a file, having made sure that it changed nothing. */
async function problemsOf(name: string, text: string, options = {}): Promise<string[]> {
  const before = await exportedJson(shop().database);
  const result = await importFiles(shop().database, { [name]: text }, options);
  expect(result.applied).toBe(false);
  expect(await exportedJson(shop().database)).toBe(before);
  return sayProblems(result);
}

it("changes nothing when the last of many lines is wrong", async () => {
  const good = Array.from({ length: 600 }, (_, n) => `kitchen,Cup ${n},CUP-${n},1.50,900000`);
  const lines = ["department,name_en,sku,price_usd,price_irr", ...good];
  expect(await problemsOf("a.csv", [...lines, "attic,Last,LAST,1.50,900000"].join("\n"))).toEqual([
    "a.csv:602 department unknown_department attic",
  ]);
  expect(await problemsOf("a.csv", [...lines, "kitchen,Last,LAST,1.50,9.5"].join("\n"))).toEqual([
    "a.csv:602 price_irr not_money 9.5",
  ]);
  expect(await problemsOf("a.csv", [...lines, "kitchen,Last,LAST,0.00,900000"].join("\n"))).toEqual(
    ["a.csv:602 price_usd not_money 0.00"],
  );
});

it("names the line and the column of everything that is wrong", async () => {
  const sheet = [
    "code,department,name_en,name_fa,sku,price_usd,compare_at_usd,stock,option.glaze,fact.volume",
    ',kitchen,"Two',
    'lines",,A-1,x,,-1,turquoise,1.2',
    ",kitchen,B,,B-1,3.999,,1.5,,",
    ",kitchen,C,,,1,,1,,",
  ].join("\r\n");
  expect(await problemsOf("a.csv", sheet)).toEqual([
    "a.csv:2 price_usd not_money x",
    "a.csv:2 stock out_of_range 0…2147483647",
    "a.csv:4 price_usd not_money 3.999",
    "a.csv:4 stock not_whole_number 1.5",
    "a.csv:5 sku required ",
  ]);
});

it("checks what a product refers to, and the product against itself", async () => {
  const sheet = [
    "department,categories,brand,name_en,summary_fa,sku,price_usd,compare_at_usd,option.glaze,fact.volume,pictures",
    "kitchen,cellar,nobody,A,,A-1,2,1,gold,much,gone.webp",
    "kitchen,,,B,سلام,B-1,,3,,,",
    ",,,,,B-2,,,,,",
    "kitchen,,,C,,TEAPOT-TURQ,,,,,",
  ].join("\n");
  expect(await problemsOf("a.csv", sheet)).toEqual([
    "a.csv:2 fact.volume not_number much",
    "a.csv:2 categories unknown_category cellar",
    "a.csv:2 brand unknown_brand nobody",
    "a.csv:2 option.glaze unknown_option gold",
    "a.csv:2 compare_at_usd struck_not_higher 2.00",
    "a.csv:2 pictures unknown_picture gone.webp",
    "a.csv:3 name_fa needs_name fa",
    "a.csv:3 compare_at_usd struck_not_higher —",
    "a.csv:4 sku same_options B-1",
  ]);
});

it("domain 4.7 takes nothing out of the stock that orders were promised, and says so by the line", async () => {
  const { database } = shop();
  const ofSku = eq(variants.sku, "TEAPOT-TURQ");
  await database.run((q) => q.update(variants).set({ stock: 9, reserved: 4 }).where(ofSku));
  const sheet = (stock: number) => `sku,stock\nTEAPOT-WHITE,7\nTEAPOT-TURQ,${stock}\n`;
  expect(await problemsOf("stock.csv", sheet(3))).toEqual(["stock.csv:3 stock below_promised 4"]);
  expect((await importFiles(database, { "stock.csv": sheet(4) })).applied).toBe(true);
  const [row] = await database.run((q) => q.select().from(variants).where(ofSku));
  expect(row).toMatchObject({ stock: 4, reserved: 4 });
  await database.run((q) => q.update(variants).set({ reserved: 0 }).where(ofSku));
});

it("domain 4.7 what is sold while a sheet is compared stays sold", async () => {
  const { database } = shop();
  const ofSku = eq(variants.sku, "TEAPOT-TURQ");
  await database.run((q) => q.update(variants).set({ stock: 10, reserved: 0 }).where(ofSku));
  const [kept] = (await database.run((q) => readProducts(q, [1]))).values();
  if (!kept) throw new Error("The example has no product 1.");
  const changed = (stock: number) => {
    const after = structuredClone(kept.record);
    Object.assign(after.variants["TEAPOT-TURQ"] ?? {}, { stock });
    return stockMoves([{ before: kept, after }]);
  };
  const sell = (left: number, promised = 0) =>
    database.run((q) => q.update(variants).set({ stock: left, reserved: promised }).where(ofSku));
  const stock = async () =>
    (await database.run((q) => q.select().from(variants).where(ofSku)))[0]?.stock;

  expect(changed(10)).toEqual([]);
  await sell(8);
  await database.run((q) => moveStock(q, changed(15)));
  expect(await stock()).toBe(13);
  await sell(6, 5);
  await database.run((q) => moveStock(q, changed(2)));
  expect(await stock()).toBe(5);
  await sell(5);
});

it("refuses a SKU of another product, and what is named twice", async () => {
  const sheet = [
    "code,department,name_en,sku",
    "77,kitchen,Thief,TEAPOT-TURQ",
    ",kitchen,One,NEW-1",
    ",kitchen,Two,NEW-1",
    "1,kitchen,Again,TEAPOT-WHITE",
    "78,kitchen,Other,O-1",
    "1,kitchen,And again,TEAPOT-X",
  ].join("\n");
  expect(await problemsOf("a.csv", sheet)).toEqual([
    "a.csv:2 sku sku_elsewhere 1",
    "a.csv:4 sku twice NEW-1",
    "a.csv:7 code twice 1",
  ]);
});

it("refuses lines of a product that contradict its first one", async () => {
  const sheet = "code,name_en,sku\n1,Pot,TEAPOT-TURQ\n1,Pan,TEAPOT-WHITE\n";
  expect(await problemsOf("a.csv", sheet)).toEqual(["a.csv:3 name_en differs_above Pan"]);
});

it("names the line of a field in JSON", async () => {
  const text = `{
  "brands": [
    { "slug": "good", "name": { "en": "Good" } },
    {
      "slug": "No Good",
      "name": {
        "en": "x",
        "de": "y"
      },
      "nonsense": 1
    }
  ]
}`;
  expect(await problemsOf("a.json", text)).toEqual([
    "a.json:5 slug not_code No Good",
    "a.json:8 name.de unknown_field de",
    "a.json:10 nonsense unknown_field nonsense",
  ]);
});

it("finds a category below itself, and one below another department's", async () => {
  const sheet = [
    "category,department,parent,name_en",
    "tea,kitchen,teapots,Tea",
    "lost,attic,,Lost",
    "child,kitchen,nowhere,Child",
  ].join("\n");
  expect(await problemsOf("a.csv", sheet)).toEqual([
    "a.csv:2 parent category_cycle teapots",
    "a.csv:3 department unknown_department attic",
    "a.csv:4 parent unknown_category nowhere",
  ]);
});

it.each([
  ["a.json", "[]", "a.json:1  bad_json "],
  ["a.json", '{"brands": [', "a.json:1  bad_json "],
  ["a.json", '{"brands": [{"slug": "x",}]}', "a.json:1  bad_json "],
  ["a.json", '{"brands": []\n "menus": []}', "a.json:2  bad_json "],
  ["a.json", '{"brands": [1,]}', "a.json:1  bad_json "],
  ["a.json", '{"brands": []} more', "a.json:1  bad_json "],
  ["a.json", "", "a.json:1  bad_json "],
  ["a.json", '{"orders": [1]}', "a.json:1  unknown_section orders"],
  ["a.json", '{"products": [7]}', "a.json:1  not_understood invalid_type"],
  ["a.csv", "colour,size\n1,2", "a.csv:1  unknown_sheet colour, size"],
  ["a.csv", "sku,prize\nA,2", "a.csv:1  unknown_column prize"],
  ["a.csv", "code,sku,rating,rating_count\n1,A,5,900", "a.csv:1  counted_by_shop rating"],
  ["a.csv", "code,sku,sold_count\n1,A,900", "a.csv:1  counted_by_shop sold_count"],
  ["a.csv", "sku,sku\nA,2", "a.csv:1  twice sku"],
  ["a.csv", "sku,stock\nA,2,3", "a.csv:2  bad_csv 3 ≠ 2"],
  ["a.csv", 'sku,stock\nA,"2', "a.csv:2  bad_csv "],
  ["menus.csv", "menu,place,title_en\nm,1,A\nm,2.1,B", "menus.csv:3 place bad_place 2.1"],
])("says that %s %j is not readable", async (name, text, problem) => {
  expect(await problemsOf(name, text)).toContain(problem);
});

it("refuses a file in another encoding", async () => {
  const { csvSource } = await import("./files/csv-source");
  const { importShop } = await import("./import-shop");
  async function* open() {
    yield Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe3, 0xe4]);
  }
  const result = await importShop(shop().database, [csvSource({ name: "a.csv", open })], {
    package: "timcheh",
    dryRun: false,
    prune: false,
    now: new Date(),
  });
  expect(sayProblems(result)).toEqual(["a.csv:2  bad_encoding "]);
});

it("counts more problems than it lists", async () => {
  const sheet = ["sku,stock", ...Array.from({ length: 5_000 }, (_, n) => `S${n},x`)].join("\n");
  const { report } = await importFiles(shop().database, { "a.csv": sheet });
  expect(report.problems).toHaveLength(100);
  expect(report.problemCount).toBe(5_000);
});
