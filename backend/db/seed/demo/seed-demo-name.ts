import { and, eq } from "drizzle-orm";
import { moveVersion } from "../../../features/catalog/refresh/move-version";
import type { Database } from "../../database";
import { translations } from "../../tables/site";

const demoName = { en: "Timcheh", fa: "تیمچه" };

/** Calls a shop by the demo's name, unless it has one; after the texts that it ships. */
export async function seedDemoName(database: Database, packageName: string): Promise<void> {
  await database.transaction(async (q) => {
    const named = await q
      .update(translations)
      .set({ texts: demoName })
      .where(
        and(
          eq(translations.package, packageName),
          eq(translations.key, "shop.name"),
          eq(translations.texts, translations.shipped),
        ),
      )
      .returning({ key: translations.key });
    if (named.length > 0) await moveVersion(q);
  });
}
