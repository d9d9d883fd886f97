import type { CsvInput, CsvTaken } from "../../contract/csv";
import type { Database, Query } from "../../db/database";
import { CsvReport } from "./csv-report";

/** Carries a preview's answer out of the transaction that it undoes. */
class Undone extends Error {}

/**
 * Takes a file in one transaction: all of it or nothing. A preview goes the same way to its end, so that it meets all
 * that would be refused, and is undone there.
 */
export async function takeCsv(
  database: Database,
  { preview }: Pick<CsvInput, "preview">,
  take: (q: Query, report: CsvReport) => Promise<void>,
): Promise<CsvTaken> {
  const report = new CsvReport();
  try {
    await database.transaction(async (q) => {
      await take(q, report);
      if (preview) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return report.taken(preview);
}
