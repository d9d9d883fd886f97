import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { translations } from "../../db/tables/site";

/**
 * Notes a key that a page had no text for (R-API-07), for the owner to fill in. A key that is known
 * keeps its texts; it is only counted.
 */
export async function registerMissing(
  database: Database,
  packageName: string,
  key: string,
): Promise<void> {
  await database.run((q) =>
    q
      .insert(translations)
      .values({ package: packageName, key, auto: true, seenCount: 1 })
      .onConflictDoUpdate({
        target: [translations.package, translations.key],
        set: { seenCount: sql`${translations.seenCount} + 1` },
      }),
  );
}
