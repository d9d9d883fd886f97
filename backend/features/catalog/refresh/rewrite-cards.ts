import { sql } from "drizzle-orm";
import { languageCodes } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { pictureAddress } from "../../media/address";
import { chosen } from "./chosen";
import type { Changed } from "./refresh-listing";

/** Writes each product's card in every language; a missing text falls back to another language's. */
export async function rewriteCards(q: Query, changed: Changed): Promise<void> {
  const languages = sql.join(
    languageCodes.map((lang) => sql`(${lang})`),
    sql`, `,
  );
  await q.execute(sql`
    with spoken (lang) as (values ${languages}),
    words as (
      select distinct on (t.product_id, spoken.lang)
        t.product_id, spoken.lang, t.name, t.slug
      from product_t t cross join spoken
      where ${chosen("t.product_id", changed)}
      order by t.product_id, spoken.lang, (t.lang = spoken.lang) desc, t.lang
    ),
    faces as (
      select distinct on (pm.product_id) pm.product_id, m.file, m.width, m.height, m.alt, m.tint
      from product_media pm join media m on m.id = pm.media_id
      where ${chosen("pm.product_id", changed)}
      order by pm.product_id, pm.sort
    )
    insert into card (code, lang, name, slug, brand, image)
    select p.code, words.lang, words.name, words.slug,
      coalesce(b.name ->> words.lang, b.name ->> 'en', b.slug),
      case when faces.file is not null then jsonb_build_object(
        'url', ${pictureAddress("")}::text || faces.file, 'width', faces.width, 'height', faces.height,
        'alt', coalesce(faces.alt ->> words.lang, words.name), 'tint', faces.tint) end
    from words
    join product p on p.id = words.product_id
    left join brand b on b.id = p.brand_id
    left join faces on faces.product_id = p.id
    on conflict (code, lang) do update set
      name = excluded.name, slug = excluded.slug, brand = excluded.brand, image = excluded.image`);
}
