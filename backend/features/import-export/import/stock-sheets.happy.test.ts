import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { example } from "./examples.fixture";
import { exportedCsv, importFiles, sayProblems } from "./files-of.fixture";

let shop: TestDatabase;
beforeEach(async () => {
  shop = await createTestDatabase("empty");
  await importFiles(shop.database, { "shop.json": example("shop.json") });
}, 60_000);
afterEach(() => shop.close());

/** An export of a moment ago, after which four of twelve teapots were sold. */
async function exportThenSell(): Promise<Record<string, string>> {
  const sheet = await exportedCsv(shop.database, "products");
  await shop.database.run((q) =>
    q.execute(sql`update variant set stock = 8 where sku = 'TEAPOT-TURQ'`),
  );
  return { "products.csv": sheet };
}

async function stock() {
  const rows = await shop.database.run((q) =>
    q.execute<{ stock: number }>(sql`select stock from variant where sku = 'TEAPOT-TURQ'`),
  );
  return rows[0]?.stock;
}

it("leaves the stock as it is when an export comes back, and says so", async () => {
  const { report } = await importFiles(shop.database, await exportThenSell());
  expect([await stock(), report.stockLeft]).toEqual([8, 1]);
});

it("sets the stock from an export where that is asked for", async () => {
  await importFiles(shop.database, await exportThenSell(), { setStock: true });
  expect(await stock()).toBe(12);
});

it("sets the stock from a sheet of stock", async () => {
  await exportThenSell();
  const { report } = await importFiles(shop.database, { "s.csv": "sku,stock\nTEAPOT-TURQ,20\n" });
  expect([await stock(), report.stockLeft]).toEqual([20, 0]);
});

it("sets the stock of a variant that is new in a sheet of whole products", async () => {
  const sheet = "department,categories,name_en,name_fa,sku,price_usd,price_irr,stock\n";
  const row = 'kitchen,tea,Cup,فنجان,CUP,"4,50",2400000,7\n';
  expect(sayProblems(await importFiles(shop.database, { "p.csv": sheet + row }))).toEqual([]);
  expect(await exportedCsv(shop.database, "products")).toMatch(/CUP,.*4\.50,2400000,.*,7,/);
});

it("calls a SKU that the shop has not by its name, and nothing else", async () => {
  const result = await importFiles(shop.database, { "s.csv": "sku,stock\nTEAPOT-TRUQ,20\n" });
  expect(sayProblems(result)).toEqual(["s.csv:2 sku unknown_sku TEAPOT-TRUQ"]);
});
