import { eq } from "drizzle-orm";
import type { WireLanguage } from "../../../contract/i18n";
import type { Query } from "../../../db/database";
import { siteDefaults } from "../../../db/tables/site";
import { asLanguage, bootstrapLanguage } from "../../languages/language";

const calendars: Record<WireLanguage, { calendar: string; timeZone: string }> = {
  en: { calendar: "gregory", timeZone: "America/Los_Angeles" },
  fa: { calendar: "persian", timeZone: "Asia/Tehran" },
};

/** The year in the calendar and the zone of the shop's default language: one count for all of its orders. */
export async function readShopYear(q: Query, packageName: string, now: Date): Promise<number> {
  const [site] = await q
    .select({ lang: siteDefaults.lang })
    .from(siteDefaults)
    .where(eq(siteDefaults.package, packageName));
  return yearIn(asLanguage(site?.lang) ?? bootstrapLanguage, now);
}

export function yearIn(lang: WireLanguage, now: Date): number {
  const parts = new Intl.DateTimeFormat("en-u-nu-latn", {
    ...calendars[lang],
    year: "numeric",
  }).formatToParts(now);
  return Number(parts.find(({ type }) => type === "year")?.value);
}
