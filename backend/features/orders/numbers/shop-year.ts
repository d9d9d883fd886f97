import { eq } from "drizzle-orm";
import {
  inEachKnownLanguage,
  type LanguageCode,
  languages,
  spokenLanguage,
} from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { siteDefaults } from "../../../db/tables/site";

/** The year in the calendar and the zone of the shop's default language: one count for all of its orders. */
export async function readShopYear(q: Query, packageName: string, now: Date): Promise<number> {
  const [site] = await readSiteLanguage(q, { packageName });
  return yearIn(spokenLanguage(site?.lang), now);
}

const readSiteLanguage = prepared(["packageName"], (q, { packageName }) =>
  q
    .select({ lang: siteDefaults.lang })
    .from(siteDefaults)
    .where(eq(siteDefaults.package, packageName)),
);

/** The year at a moment in each language's calendar and zone, for a statement that knows the language. */
export function yearsAt(now: Date): Record<LanguageCode, number> {
  const minute = Math.floor(now.getTime() / 60_000);
  if (lastYears?.minute !== minute) {
    lastYears = { minute, years: inEachKnownLanguage((lang) => yearIn(lang, now)) };
  }
  return lastYears.years;
}

/** Kept for each order of a minute, with one of which every zone's years begin. */
let lastYears: { minute: number; years: Record<LanguageCode, number> } | undefined;

export function yearIn(lang: LanguageCode, now: Date): number {
  const parts = yearFormats[lang].formatToParts(now);
  return Number(parts.find(({ type }) => type === "year")?.value);
}

/** Made once, for making one takes longer than a statement. */
const yearFormats = inEachKnownLanguage((lang) => {
  const { calendar, timeZone } = languages[lang];
  return new Intl.DateTimeFormat("en-u-nu-latn", { calendar, timeZone, year: "numeric" });
});
