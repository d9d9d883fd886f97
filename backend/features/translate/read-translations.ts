import { asc, inArray } from "drizzle-orm";
import type { WireLanguage } from "../../contract/i18n";
import type { TranslationEntry } from "../../contract/site";
import type { Database } from "../../db/database";
import { translations } from "../../db/tables/site";

/** The texts of the components, which a package's own replace (C-08). */
const componentTexts = "renusify";

/** A package's texts in one language by key, those of the components below its own; keys without a text are left out. */
export async function readTranslations(
  database: Database,
  packageName: string,
  lang: WireLanguage,
): Promise<TranslationEntry[]> {
  const rows = await database.run((q) =>
    q
      .select()
      .from(translations)
      .where(inArray(translations.package, [componentTexts, packageName]))
      .orderBy(asc(translations.key)),
  );
  const texts = new Map<string, string>();
  for (const own of [false, true]) {
    for (const row of rows) {
      const text = row.texts[lang];
      if ((row.package === packageName) === own && text !== undefined) texts.set(row.key, text);
    }
  }
  return [...texts].map(([key, text]) => ({ key, [lang]: text }));
}
