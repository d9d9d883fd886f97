import { and, eq, sql } from "drizzle-orm";
import { languageCodes } from "../../../contract/languages";
import { moveVersion } from "../../../features/catalog/refresh/move-version";
import type { Database } from "../../database";
import { translations } from "../../tables/site";

const demoName = { en: "Timcheh", fa: "تیمچه" };
/** In a further language that the shop offers it goes by the same name. */
const further = languageCodes.filter((lang) => !Object.hasOwn(demoName, lang));

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
    for (const lang of further) {
      const said = sql`jsonb_build_object(${lang}::text, ${demoName.en}::text)`;
      const also = await q
        .update(translations)
        .set({ texts: sql`${translations.texts} || ${said}` })
        .where(
          and(
            eq(translations.package, packageName),
            eq(translations.key, "shop.name"),
            sql`${translations.texts} ->> 'en' = ${demoName.en}`,
            sql`coalesce(${translations.texts} ->> ${lang}::text, '{{host}}') = '{{host}}'`,
          ),
        )
        .returning({ key: translations.key });
      named.push(...also);
    }
    if (named.length > 0) await moveVersion(q);
  });
}
