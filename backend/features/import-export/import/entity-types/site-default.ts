import { inArray } from "drizzle-orm";
import { z } from "zod";
import { languageCode } from "../../../../contract/i18n";
import { siteDefaults } from "../../../../db/tables/site";
import {
  customProperties,
  headMarkup,
  oneOf,
  packageName,
  perLanguage,
  text,
  yesNo,
} from "../fields";
import { patchOf } from "../merge-patch";
import type { EntityType } from "./entity-type";
import { upsertRows } from "./upsert";

const record = z.strictObject({
  package: packageName,
  version: text(40),
  fonts: headMarkup.default(""),
  meta_tag: headMarkup.default(""),
  colors: customProperties.default(""),
  langs: perLanguage(z.strictObject({ rtl: yesNo })),
  lang: oneOf(languageCode.options),
  rtl: yesNo,
});
export type SiteDefaultRecord = z.infer<typeof record>;

export const siteDefaultType: EntityType<SiteDefaultRecord> = {
  name: "site_default",
  patch: patchOf(record),
  record,
  keyField: "package",
  read: async (q, keys) => {
    const rows = await q
      .select()
      .from(siteDefaults)
      .where(keys && inArray(siteDefaults.package, keys))
      .orderBy(siteDefaults.package);
    return new Map(
      rows.map(({ createdAt: _, updatedAt: __, metaTag, ...row }) => [
        row.package,
        record.parse({ ...row, meta_tag: metaTag }),
      ]),
    );
  },
  write: (q, changes) =>
    upsertRows(
      q,
      siteDefaults,
      [siteDefaults.package],
      changes.map(({ after: { meta_tag, langs, ...rest } }) => ({
        ...rest,
        metaTag: meta_tag,
        langs: { ...langs },
      })),
    ),
};
