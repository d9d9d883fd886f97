import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SiteDefault } from "../../contract/site";
import type { Database } from "../../db/database";
import { siteDefaults } from "../../db/tables/site";
import { declarationsOf, findUnreadable } from "../import-export/import/theme-contrast";
import { readTranslations } from "../translate/routes";

/** A package's site defaults with its texts; null for a package that is not there. */
export async function readSiteDefault(
  database: Database,
  packageName: string,
): Promise<SiteDefault | null> {
  const [row] = await database.run((q) =>
    q.select().from(siteDefaults).where(eq(siteDefaults.package, packageName)),
  );
  if (!row) return null;
  const { fonts, metaTag, colors, version, langs, lang: defaultLang, rtl } = row;
  const fields = {
    fonts,
    meta_tag: metaTag,
    colors: rootStyle(colors),
    version,
    langs,
    lang: defaultLang,
    rtl,
    translates: await readTranslations(database, packageName),
  };
  return { hash: createHash("sha256").update(JSON.stringify(fields)).digest("hex"), ...fields };
}

/**
 * Bare custom properties as style text; they hold nowhere without a selector. Colours that couldn't be read in
 * the dark look are for the light one alone, and the dark one keeps its own.
 */
function rootStyle(colors: string): string {
  if (!colors || colors.includes("{")) return colors;
  if (!findUnreadable(declarationsOf(colors), "dark")) return `:root{${colors}}`;
  const all = [...declarationsOf(colors)];
  const write = (isColor: boolean) =>
    all
      .filter(([name]) => name.startsWith("--color-") === isColor)
      .map(([name, value]) => `${name}: ${value};`)
      .join("");
  const rules = [
    `:root{${write(false)}}`,
    `@media not all and (prefers-color-scheme: dark){:root:not([data-theme=dark]){${write(true)}}}`,
    // Where a reader has chosen the light look against the device's.
    `[data-theme=light]{${write(true)}}`,
  ];
  return rules.join("");
}
