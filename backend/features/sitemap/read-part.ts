import { sql } from "drizzle-orm";
import { productsPerPart, type SitemapProducts } from "../../contract/sitemap";
import type { Database } from "../../db/database";

type SitemapProduct = SitemapProducts["products"][number];

/**
 * The products on sale of one part, in the order of their codes; none where the part holds nothing. Texts are
 * looked up product by product: a join reads all texts of a large shop for each part.
 */
export async function readPart(database: Database, number: number): Promise<SitemapProduct[]> {
  const last = number * productsPerPart;
  const rows = await database.run((q) =>
    q.execute<{ code: number; slugs: SitemapProduct["slugs"]; changed_at: string }>(sql`
      select product.code, told.slugs,
        greatest(product.updated_at, told.updated_at)::text as changed_at
      from product cross join lateral (
        select jsonb_object_agg(lang, slug) as slugs, max(updated_at) as updated_at
        from product_t where product_id = product.id
      ) as told
      where product.status = 'active' and told.slugs is not null
        and product.code between ${last - productsPerPart + 1} and ${last}
      order by product.code`),
  );
  return rows.map(({ code, slugs, changed_at }) => ({
    id: code,
    slugs,
    changed_at: new Date(changed_at).toISOString(),
  }));
}
