import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { translations } from "../../../../db/tables/site";
import { text, texts } from "../fields";
import { patchOf } from "../merge-patch";
import type { EntityType } from "./entity-type";
import { fromTexts } from "./texts";
import { upsertRows } from "./upsert";

const record = z.strictObject({ key: text(120), text: texts(5_000).default({}) });
export type TranslationRecord = z.infer<typeof record>;

/** The texts of one package; keys that were registered as missing come along, for their translator. */
export function translationType(packageName: string): EntityType<TranslationRecord> {
  const ofPackage = eq(translations.package, packageName);
  return {
    name: "translations",
    patch: patchOf(record),
    record,
    keyField: "key",
    long: true,
    read: async (q, keys) => {
      const rows = await q
        .select()
        .from(translations)
        .where(and(ofPackage, keys && inArray(translations.key, keys)))
        .orderBy(translations.key);
      return new Map(rows.map(({ key, texts }) => [key, { key, text: fromTexts(texts) }]));
    },
    write: (q, changes) =>
      upsertRows(
        q,
        translations,
        [translations.package, translations.key],
        changes.map(({ after }) => ({
          package: packageName,
          key: after.key,
          texts: after.text,
          auto: Object.keys(after.text).length === 0,
        })),
      ),
    remove: async (q, key) => {
      const gone = await q
        .delete(translations)
        .where(and(ofPackage, eq(translations.key, key)))
        .returning({ key: translations.key });
      return gone.length > 0;
    },
  };
}
