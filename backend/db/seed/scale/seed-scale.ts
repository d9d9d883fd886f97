import { count, sql } from "drizzle-orm";
import { refreshListing } from "../../../features/catalog/refresh/refresh-listing";
import { bulkInsert } from "../../bulk-insert";
import type { Database } from "../../database";
import { media } from "../../tables/media";
import { products } from "../../tables/products";
import { demoDepartments } from "../demo/departments";
import { addProduct, noProductRows, type ProductSources } from "../demo/product-rows";
import { seedDemo } from "../demo/seed-demo";
import { writeProducts } from "../demo/write-products";
import { Random } from "./random";
import { readKeys } from "./read-keys";
import { varyProduct } from "./vary-product";

/** Products written in one transaction. */
const batchSize = 5000;

export interface ScaleOptions {
  /** How many products the shop shall have in the end. */
  products: number;
  now?: Date;
}

/**
 * Makes a large catalogue for measurements: the demo shop, then variations of its products, the same
 * ones each time. Answers how many came in.
 */
export async function seedScale(database: Database, options: ScaleOptions): Promise<number> {
  const { now = new Date() } = options;
  await seedDemo(database, { now });
  const standing = await database.run((q) => q.select({ n: count() }).from(products));
  const from = standing[0]?.n ?? 0;
  if (from >= options.products) return 0;
  const sources = await database.run((q) => readKeys(q, now));
  const random = new Random(from);
  for (let start = from; start < options.products; start += batchSize) {
    const end = Math.min(start + batchSize, options.products);
    await writeBatch(database, sources, { start, end }, random);
  }
  await database.transaction((q) => refreshListing(q, "all"));
  // Statistics and visibility decide how the large tables are read from now on.
  for (const table of ["listing", "card", "product_story", "product", "variant", "price"]) {
    await database.run((q) => q.execute(sql`vacuum analyze ${sql.identifier(table)}`));
  }
  return options.products - from;
}

async function writeBatch(
  database: Database,
  sources: ProductSources,
  { start, end }: { start: number; end: number },
  random: Random,
): Promise<void> {
  const models = demoDepartments.flatMap((department) =>
    department.products.map((product) => ({ department, product })),
  );
  const rows = noProductRows();
  for (let place = start; place < end; place++) {
    const { department, product } = random.pick(models);
    addProduct(rows, department, varyProduct(product, place, random), sources);
  }
  await database.transaction(async (q) => {
    await bulkInsert(q, media, sources.pictures.takeRows());
    await writeProducts(q, rows);
  });
}
