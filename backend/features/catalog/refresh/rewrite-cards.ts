import { sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { pictureAddress } from "../../media/address";
import { chosen } from "./chosen";
import type { Changed } from "./refresh-listing";

/** The picture `m` as a card shows it. */
const picture = sql`jsonb_build_object(
  'url', ${pictureAddress("")}::text || m.file, 'width', m.width, 'height', m.height,
  'alt', coalesce(m.alt ->> words.lang, words.name), 'tint', m.tint)`;

/** Writes each product's card in the languages that it has a name in; readers of another one get one of these. */
export async function rewriteCards(q: Query, changed: Changed): Promise<void> {
  await q.execute(sql`
    delete from card using product p
    where p.code = card.code and ${chosen("p.id", changed)}
      and not exists (select 1 from product_t t where t.product_id = p.id and t.lang = card.lang)`);
  await q.execute(sql`
    with words as (
      select t.product_id, t.lang, t.name, t.slug from product_t t
      where ${chosen("t.product_id", changed)}
    ),
    faces as (
      select distinct on (pm.product_id) pm.product_id, m.file, m.width, m.height, m.alt, m.tint
      from product_media pm join media m on m.id = pm.media_id
      where ${chosen("pm.product_id", changed)}
      order by pm.product_id, pm.sort
    ),
    chosen_options as (
      select v.product_id, v.id as variant_id, v.media_id, a.code || ':' || o.code as look
      from variant v
      join variant_option vo on vo.variant_id = v.id
      join attribute_option o on o.id = vo.option_id
      join attribute a on a.id = o.attribute_id
      where v.active and ${chosen("v.product_id", changed)}
    ),
    of_options as (
      select product_id, look, (array_agg(media_id))[1] as media_id
      from chosen_options
      group by product_id, look
      having count(distinct media_id) = 1 and count(media_id) = count(*)
    ),
    of_variants as (
      select product_id, string_agg(look, ',' order by look collate "C") as look, media_id
      from chosen_options
      group by product_id, variant_id, media_id
      having not bool_or((product_id, look) in (select product_id, look from of_options))
    ),
    looks as (
      select words.product_id, words.lang, jsonb_object_agg(drawn.look, ${picture}) as looks
      from words
      join (select * from of_options union all select * from of_variants) as drawn
        on drawn.product_id = words.product_id
      join media m on m.id = drawn.media_id
      join faces on faces.product_id = words.product_id and faces.file <> m.file
      group by words.product_id, words.lang
    )
    insert into card (code, lang, name, slug, brand, image, looks)
    select p.code, words.lang, words.name, words.slug,
      coalesce(b.name ->> words.lang, b.name ->> 'en', b.slug),
      case when m.file is not null then ${picture} end, coalesce(looks.looks, '{}')
    from words
    join product p on p.id = words.product_id
    left join brand b on b.id = p.brand_id
    left join faces m on m.product_id = p.id
    left join looks on looks.product_id = p.id and looks.lang = words.lang
    on conflict (code, lang) do update set
      name = excluded.name, slug = excluded.slug, brand = excluded.brand, image = excluded.image,
      looks = excluded.looks`);
}
