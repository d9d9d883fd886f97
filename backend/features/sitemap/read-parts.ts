import { sql } from "drizzle-orm";
import { productsPerPart, type SitemapParts } from "../../contract/sitemap";
import type { Database } from "../../db/database";

/** The parts that hold products on sale, each with the moment when one of them was last changed. */
export async function readParts(database: Database): Promise<SitemapParts["parts"]> {
  const rows = await database.run((q) =>
    q.execute<{ number: number; changed_at: string }>(sql`
      select (product.code - 1) / ${productsPerPart}::int + 1 as number,
        max(greatest(product.updated_at, product_t.updated_at))::text as changed_at
      from product join product_t on product_t.product_id = product.id
      where product.status = 'active' and product.code > 0
      group by 1 order by 1`),
  );
  return rows.map(({ number, changed_at }) => ({
    number,
    changed_at: new Date(changed_at).toISOString(),
  }));
}
