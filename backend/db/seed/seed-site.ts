import { moveVersion } from "../../features/catalog/refresh/move-version";
import type { Database } from "../database";
import { siteDefaults } from "../tables/site";

/** The site defaults that a new shop starts from (decisions 1): Persian first. */
const freshSite = {
  version: "1",
  langs: { en: { rtl: false }, fa: { rtl: true } },
  lang: "fa",
  rtl: true,
};

/** Gives a package its site defaults, unless it has them. */
export async function seedSite(database: Database, packageName: string): Promise<void> {
  await database.transaction(async (q) => {
    const made = await q
      .insert(siteDefaults)
      .values({ package: packageName, ...freshSite })
      .onConflictDoNothing()
      .returning({ package: siteDefaults.package });
    if (made.length > 0) await moveVersion(q);
  });
}
