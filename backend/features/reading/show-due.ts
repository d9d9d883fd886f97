import { lte } from "drizzle-orm";
import { faqs, textPages } from "../../db/tables/pages";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";
import { moveVersion } from "../catalog/refresh/move-version";

/**
 * Notes that the time of questions and pages has come, so that pages which were made before are made anew; the queries
 * show them by their time, with or without it.
 */
export function showDueContent({ database, clock }: Pick<Services, "database" | "clock">): Job {
  return {
    name: "reading.show",
    everyMs: 5_000,
    // Whoever comes second finds nothing left.
    sideBySide: true,
    run: () =>
      database.transaction(async (q) => {
        const now = clock.now();
        const due = { shownFrom: null };
        const questions = await q
          .update(faqs)
          .set(due)
          .where(lte(faqs.shownFrom, now))
          .returning({ id: faqs.id });
        const pages = await q
          .update(textPages)
          .set(due)
          .where(lte(textPages.shownFrom, now))
          .returning({ id: textPages.id });
        if (questions.length + pages.length > 0) await moveVersion(q, false);
      }),
  };
}
