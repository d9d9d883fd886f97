import { sql } from "drizzle-orm";
import { moveVersion } from "../../features/catalog/refresh/move-version";
import type { Database } from "../database";
import type { Texts } from "../tables/columns";

/**
 * Brings a package's texts to what the storefront ships: `shipped` holds a text per language for
 * every key. What the owner has worded stays, language by language; all else follows the release.
 */
export async function seedTexts(
  database: Database,
  packageName: string,
  shipped: Readonly<Record<string, Texts>>,
): Promise<void> {
  const rows = JSON.stringify(Object.entries(shipped).map(([key, texts]) => ({ key, texts })));
  await database.transaction(async (q) => {
    const changed = await q.execute(sql`
      insert into translation (package, key, texts, shipped)
      select ${packageName}, r.key, r.texts, r.texts
      from jsonb_to_recordset(${rows}::jsonb) as r(key text, texts jsonb)
      on conflict (package, key) do update set
        texts = case
          when translation.auto then excluded.texts
          else excluded.texts || coalesce((
            select jsonb_object_agg(own.key, own.value) from jsonb_each(translation.texts) own
            where translation.shipped -> own.key is distinct from own.value
          ), '{}'::jsonb)
        end,
        shipped = excluded.shipped, auto = false, updated_at = now()
      where translation.auto or translation.shipped is distinct from excluded.shipped
      returning key`);
    if (changed.length > 0) await moveVersion(q);
  });
}
