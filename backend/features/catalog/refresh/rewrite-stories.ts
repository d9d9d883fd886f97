import { sql } from "drizzle-orm";
import { bulkInsert } from "../../../db/bulk-insert";
import type { Query } from "../../../db/database";
import { productStories } from "../../../db/tables/listing";
import { storyWords } from "../search/story-words";
import { chosen } from "./chosen";
import type { Changed } from "./refresh-listing";

interface Told extends Record<string, unknown> {
  code: number;
  made_from: string;
  /** Null where the words are those of these texts already. */
  texts: string[] | null;
}

/** To be raised where texts are cut into words in another way: they are then all cut again. */
const manner = "1";
const pageSize = 1000;

/** Writes the words of what is told about products, in texts and in facts; most changes tell nothing new, and write nothing. */
export async function rewriteStories(q: Query, changed: Changed): Promise<void> {
  if (changed === "all") await giveRoom(q);
  for (let last = 0; ; ) {
    const told = await readTold(q, changed, last);
    const rows = told.flatMap(({ code, made_from, texts }) =>
      texts ? [{ code, madeFrom: made_from, words: storyWords(texts) }] : [],
    );
    await bulkInsert(q, productStories, rows, replaced);
    last = told.at(-1)?.code ?? last;
    if (told.length < pageSize) return;
  }
}

const replaced = sql`
  on conflict (code) do update set made_from = excluded.made_from, words = excluded.words`;

/** The index of words takes in new rows by the heap when it may hold many of them back. */
async function giveRoom(q: Query): Promise<void> {
  await q.execute(sql`
    select set_config('gin_pending_list_limit', '65536', true), set_config('work_mem', '128MB', true)`);
}

/** A page of products in the order of their codes, and what is told of those whose words are to be made. */
async function readTold(q: Query, changed: Changed, after: number): Promise<Told[]> {
  return q.execute<Told>(sql`
    with page as (
      select p.id, p.code from product p
      where p.code > ${after} and ${chosen("p.id", changed)}
      order by p.code limit ${pageSize}
    ),
    parts (code, text) as (
      select page.code, part.text
      from page
      join product_t t on t.product_id = page.id
      cross join lateral (values
        (t.subtitle), (t.summary), (t.description_html)
      ) as part (text)
      union all
      select page.code,
        concat_ws(' ', name.text, pa.number, case when pa.number is not null then a.unit ->> name.lang end)
      from page
      join product_attribute pa on pa.product_id = page.id
      join attribute a on a.id = pa.attribute_id
      cross join lateral jsonb_each_text(a.name) as name (lang, text)
    ),
    told as (
      select page.code, coalesce(jsonb_agg(distinct parts.text order by parts.text)
        filter (where parts.text <> ''), '[]') as texts
      from page left join parts on parts.code = page.code
      group by page.code
    ),
    noted as (select code, texts, md5(${manner} || texts::text) as made_from from told)
    select noted.code, noted.made_from,
      case when s.made_from is distinct from noted.made_from then noted.texts end as texts
    from noted left join product_story s on s.code = noted.code
    order by noted.code`);
}
