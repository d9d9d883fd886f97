import { asc, inArray } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { TranslationEntry } from "../../contract/site";
import type { Database } from "../../db/database";
import { translations } from "../../db/tables/site";

/** The texts of the components, which a package's own replace (C-08). */
const componentTexts = "renusify";

/**
 * A package's texts by key, those of the components below its own, with a value per language that has one
 * (R-ENT). Keys without any are left out.
 */
export async function readTranslations(
  database: Database,
  packageName: string,
): Promise<TranslationEntry[]> {
  const rows = await database.run((q) =>
    q
      .select()
      .from(translations)
      .where(inArray(translations.package, [componentTexts, packageName]))
      .orderBy(asc(translations.key)),
  );
  const entries = new Map<string, TranslationEntry>();
  for (const own of [false, true]) {
    for (const { key, texts } of rows.filter((row) => (row.package === packageName) === own)) {
      if (Object.keys(texts).length > 0) entries.set(key, { ...entries.get(key), ...texts, key });
    }
  }
  return [...entries.values()];
}

/** Those of them that have a text in a language, with that text alone. */
export function inLanguage(
  entries: readonly TranslationEntry[],
  lang: LanguageCode,
): TranslationEntry[] {
  return entries.flatMap(({ key, [lang]: text }) =>
    text === undefined ? [] : [{ key, [lang]: text }],
  );
}
