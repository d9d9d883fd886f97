import { count, lt, sql } from "drizzle-orm";
import type { Database, Query } from "#backend/db/database";
import { ApiError } from "#backend/http/errors";
import { labItems, labKinds, labLists } from "../../tables";

const maxLists = 2000;

/** Makes a list with its rows unless it is there; those of yesterday make room for it. */
export async function makeList(
  database: Database,
  name: string,
  rows: number,
  now: Date,
): Promise<void> {
  const isThere = await database.run((q) =>
    q.select({ name: labLists.name }).from(labLists).where(sql`${labLists.name} = ${name}`),
  );
  if (isThere.length > 0) return;
  await database.transaction(async (q) => {
    await q.delete(labLists).where(lt(labLists.madeAt, new Date(now.getTime() - 86_400_000)));
    const [lists] = await q.select({ amount: count() }).from(labLists);
    if ((lists?.amount ?? 0) >= maxLists) throw new ApiError("error.too_many_requests");
    const made = await q
      .insert(labLists)
      .values({ name, madeAt: now })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) await fillList(q, name, rows);
  });
}

/** Names of goods in both scripts by turns, ten to a round; every fifth is of the same kind. */
const goods = [
  "Turquoise tile",
  "قالیچهٔ کاشان",
  "Copper bowl",
  "گلدان شیشه‌ای",
  "Saffron tin",
  "کاشی هفت‌رنگ",
  "Wool kilim",
  "سینی مسی",
  "Glass lamp",
  "زعفران سرگل",
];

/** Rows from the database's own counter, the same ones for each list; a million take seconds. */
export async function fillList(q: Query, name: string, rows: number): Promise<void> {
  const array = (texts: readonly string[]) =>
    sql`${`{${texts.map((text) => `"${text}"`)}}`}::text[]`;
  await q.execute(sql`
    insert into ${labItems} (list, title, kind, amount, in_stock, made_on)
    select
      ${name}::text,
      (${array(goods)})[1 + n % ${goods.length}::int] || ' ' ||
        case when n % 2 = 1 then translate(n::text, '0123456789', '۰۱۲۳۴۵۶۷۸۹') else n::text end,
      (${array(labKinds)})[1 + n % ${labKinds.length}::int],
      (n * 7919::bigint) % 1000,
      n % 4 <> 0,
      date '2026-03-21' - (n % 365)
    from generate_series(1, ${rows}::int) as n`);
}
