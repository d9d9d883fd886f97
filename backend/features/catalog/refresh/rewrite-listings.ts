import { sql } from "drizzle-orm";
import { type Currency, currencyCodes } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { chosen } from "./chosen";
import type { Changed } from "./refresh-listing";

const named = (currency: Currency) => sql.identifier(currency.toLowerCase());
const amountsIn = (currency: Currency) =>
  sql`${named(currency)}.amount, ${named(currency)}.compare_at`;
const priceIn = (currency: Currency) => sql`
      left join price ${named(currency)}
        on ${named(currency)}.variant_id = v.id and ${named(currency)}.currency = ${sql.raw(`'${currency}'`)}`;

/** Writes the rows that the catalogue's index is loaded from (db/tables/listing). */
export async function rewriteListings(q: Query, changed: Changed, version: number): Promise<void> {
  await q.execute(sql`
    with recursive above (id, ancestor) as (
      select id, id from category
      union all
      select above.id, category.parent_id from above
      join category on category.id = above.ancestor
      where category.parent_id is not null
    ),
    standing as (
      select pc.product_id, array_agg(distinct above.ancestor) as category_ids
      from product_category pc join above on above.id = pc.category_id
      where ${chosen("pc.product_id", changed)}
      group by pc.product_id
    ),
    facts as (
      select pa.product_id, array_agg(pa.option_id) as option_ids
      from product_attribute pa
      where pa.option_id is not null and ${chosen("pa.product_id", changed)}
      group by pa.product_id
    ),
    own as (
      select v.id, coalesce(jsonb_agg(vo.option_id) filter (where vo.option_id is not null), '[]') as options
      from variant v left join variant_option vo on vo.variant_id = v.id
      where v.active and ${chosen("v.product_id", changed)}
      group by v.id
    ),
    offered as (
      select v.product_id, jsonb_agg(
        jsonb_build_array(
          own.options, v.stock - v.reserved, v.low_stock_at,
          ${sql.join(currencyCodes.map(amountsIn), sql`, `)}
        ) order by v.sort, v.id
      ) as variants
      from own
      join variant v on v.id = own.id
      ${sql.join(currencyCodes.map(priceIn), sql` `)}
      group by v.product_id
    )
    insert into listing (code, version, genus_id, brand_id, category_ids, option_ids,
      published_at, sold_count, rating, rating_count, rating_is_demo, variants)
    select p.code, ${version}, p.genus_id, p.brand_id,
      coalesce(standing.category_ids, '{}'), coalesce(facts.option_ids, '{}'),
      p.published_at, p.sold_count, coalesce(round(coalesce(p.review_rating, p.rating) * 100), 0),
      case when p.review_count > 0 then p.review_count else p.rating_count end, p.review_count = 0,
      case when p.status = 'active' then coalesce(offered.variants, '[]') else '[]' end
    from product p
    left join standing on standing.product_id = p.id
    left join facts on facts.product_id = p.id
    left join offered on offered.product_id = p.id
    where ${chosen("p.id", changed)}
    on conflict (code) do update set
      version = excluded.version, genus_id = excluded.genus_id, brand_id = excluded.brand_id,
      category_ids = excluded.category_ids, option_ids = excluded.option_ids,
      published_at = excluded.published_at, sold_count = excluded.sold_count,
      rating = excluded.rating, rating_count = excluded.rating_count,
      rating_is_demo = excluded.rating_is_demo, variants = excluded.variants`);
}
