import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SiteDefault } from "../../contract/site";
import type { Database } from "../../db/database";
import { siteDefaults } from "../../db/tables/site";
import { readTranslations } from "../translate/read-translations";

/** A package's site defaults with its texts; null for a package that is not there. */
export async function readSiteDefault(
  database: Database,
  packageName: string,
): Promise<SiteDefault | null> {
  const [row] = await database.run((q) =>
    q.select().from(siteDefaults).where(eq(siteDefaults.package, packageName)),
  );
  if (!row) return null;
  const { fonts, metaTag, colors, version, langs, lang: usual, rtl } = row;
  const fields = {
    fonts,
    meta_tag: metaTag,
    colors,
    version,
    langs,
    lang: usual,
    rtl,
    translates: await readTranslations(database, packageName),
  };
  return { hash: createHash("sha256").update(JSON.stringify(fields)).digest("hex"), ...fields };
}
