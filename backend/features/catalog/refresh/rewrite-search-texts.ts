import { sql } from "drizzle-orm";
import { bulkInsert } from "../../../db/bulk-insert";
import type { Query } from "../../../db/database";
import { searchTexts } from "../../../db/tables/listing";
import { searchWords } from "../search/normalize";
import { chosen } from "./chosen";
import type { Changed } from "./refresh-listing";

interface SourceRow extends Record<string, unknown> {
  code: number;
  names: string[] | null;
  others: string[];
}

const pageSize = 5000;

/**
 * Writes the words that the search looks in; rows that would say the same stay untouched, since the
 * trigrams are the costliest part of a rewrite. Popular products are written first: the search reads
 * a bounded number of matches in the order in which they lie there, so it meets those first.
 */
export async function rewriteSearchTexts(q: Query, changed: Changed): Promise<void> {
  await q.execute(sql`
    delete from search_text using product p
    where p.code = search_text.code and p.status <> 'active' and ${chosen("p.id", changed)}`);
  if (changed === "all") await giveRoom(q);
  const toSearchText = searchTextMaker();
  for (let offset = 0; ; offset += pageSize) {
    const rows = await readSources(q, changed, offset);
    await bulkInsert(q, searchTexts, rows.map(toSearchText), keepSame);
    if (rows.length < pageSize) return;
  }
}

const keepSame = sql`
  on conflict (code) do update set name = excluded.name, words = excluded.words
  where search_text.words <> excluded.words or search_text.name <> excluded.name`;

/** Brands and categories are the same for many products: their words are made once per rewrite. */
function searchTextMaker(): (row: SourceRow) => { code: number; name: string; words: string } {
  const known = new Map<string, string>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? searchWords(text);
    known.set(text, words);
    return words;
  };
  return ({ code, names, others }) => {
    const name = searchWords(...(names ?? []));
    return { code, name, words: others.reduce((words, text) => words + wordsOf(text), name) };
  };
}

/** The trigram index takes in new rows by the heap when it may hold many of them back. */
async function giveRoom(q: Query): Promise<void> {
  await q.execute(sql`
    select set_config('gin_pending_list_limit', '65536', true), set_config('work_mem', '128MB', true)`);
}

async function readSources(q: Query, changed: Changed, offset: number): Promise<SourceRow[]> {
  return q.execute<SourceRow>(sql`
    with page as (
      select p.id, p.code, p.brand_id, p.genus_id, p.sold_count from product p
      where p.status = 'active' and ${chosen("p.id", changed)}
      order by p.sold_count desc, p.code
      limit ${pageSize} offset ${offset}
    )
    select page.code,
      (select jsonb_agg(t.name) from product_t t where t.product_id = page.id) as names,
      (select coalesce(jsonb_agg(texts.text), '[]') from (
        select value as text from brand b, jsonb_each_text(b.name) where b.id = page.brand_id
        union all
        select value from product_category pc
          join category c on c.id = pc.category_id, jsonb_each_text(c.name)
          where pc.product_id = page.id
      ) as texts) as others
    from page order by page.sold_count desc, page.code`);
}
