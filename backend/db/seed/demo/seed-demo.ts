import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { refreshListing } from "../../../features/catalog/refresh/refresh-listing";
import { bulkInsert } from "../../bulk-insert";
import type { Database, Query } from "../../database";
import { attributeOptions, attributes } from "../../tables/attributes";
import { coupons } from "../../tables/carts";
import { media } from "../../tables/media";
import { brands, categories, departments } from "../../tables/taxonomy";
import { cannedAnswers } from "../../tables/tickets";
import { demoCannedAnswers } from "./canned-answers";
import { demoCoupons } from "./coupons";
import { DemoPictures } from "./demo-picture";
import { demoDepartments } from "./departments";
import { addProduct, noProductRows } from "./product-rows";
import type { DemoDepartment } from "./shape";
import { buildTrees } from "./trees";
import { buildVocabulary } from "./vocabulary";
import { writeProducts } from "./write-products";

export interface DemoOptions {
  now?: Date;
  departments?: readonly DemoDepartment[];
}

/**
 * Fills an empty shop with the demo's catalogue, coupons and canned answers; a shop that has departments stays as it is. Answers
 * how many products came in.
 */
export async function seedDemo(database: Database, options: DemoOptions = {}): Promise<number> {
  const { now = new Date(), departments: chosen = demoDepartments } = options;
  return database.transaction(async (q) => {
    const [standing] = await q.select({ id: departments.id }).from(departments).limit(1);
    if (standing) return 0;
    const rows = buildDemo(chosen, now);
    await bulkInsert(q, media, rows.pictures.takeRows());
    await bulkInsert(q, brands, rows.vocabulary.brandRows);
    await bulkInsert(q, attributes, rows.vocabulary.attributeRows);
    await bulkInsert(q, attributeOptions, rows.vocabulary.optionRows);
    await bulkInsert(q, departments, rows.trees.departmentRows);
    await bulkInsert(q, categories, rows.trees.categoryRows);
    await writeProducts(q, rows.products);
    await continueIdentities(q, [brands, attributes, attributeOptions, departments, categories]);
    await q.insert(coupons).values(demoCoupons).onConflictDoNothing();
    await q.insert(cannedAnswers).values(demoCannedAnswers);
    await refreshListing(q, "all");
    return rows.products.products.length;
  });
}

function buildDemo(demoDepartments: readonly DemoDepartment[], now: Date) {
  const pictures = new DemoPictures();
  const vocabulary = buildVocabulary();
  const trees = buildTrees(demoDepartments, pictures);
  const rows = noProductRows();
  for (const department of demoDepartments) {
    for (const product of department.products) {
      addProduct(rows, department, product, { vocabulary, trees, pictures, now });
    }
  }
  return { pictures, vocabulary, trees, products: rows };
}

/** The ids were given here; the next ones must follow them. */
async function continueIdentities(q: Query, tables: PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table);
    await q.execute(sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.identifier(name)}`);
  }
}
