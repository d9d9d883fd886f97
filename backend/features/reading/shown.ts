import { and, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { faqs, textPages } from "../../db/tables/pages";

/** Questions that readers see. */
export function faqIsShown(now: Date): SQL | undefined {
  return and(eq(faqs.active, true), or(isNull(faqs.shownFrom), lte(faqs.shownFrom, now)));
}

/** Pages of text that readers see. */
export function pageIsShown(now: Date): SQL | undefined {
  return and(
    eq(textPages.status, "published"),
    or(isNull(textPages.shownFrom), lte(textPages.shownFrom, now)),
  );
}
