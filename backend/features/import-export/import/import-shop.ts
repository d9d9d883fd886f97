import { sql } from "drizzle-orm";
import type { Database, Query } from "../../../db/database";
import { ChangeReport } from "./change-report";
import { shapesOf } from "./entity-types/shapes";
import { importEverything } from "./import-everything";
import type { Source } from "./item";
import { runValidationPass } from "./validation-pass";

export interface ImportOptions {
  /** The package whose texts are imported. */
  package: string;
  /** Does everything, reports it, and takes it back. */
  dryRun: boolean;
  /** Takes what the files don't have out of the shop, for the kinds that they have. */
  prune: boolean;
  /** Whether sheets of whole products set the stock of what is there; a sheet of variants alone always does. */
  setStock?: boolean;
  now: Date;
}

export interface ImportResult {
  report: ChangeReport;
  /** Whether the shop holds the files' records now. */
  applied: boolean;
}

/** Ends a transaction whose work isn't wanted. */
class TakenBack extends Error {}

/** Any number that nothing else locks: "only one import at a time". */
const lockKey = 7_461_637;

/**
 * Brings the shop to what files say, all of it or nothing, in one transaction with what lists and the
 * search read. A record is known by its slug, code, key or SKU; what files don't name stays.
 */
export async function importShop(
  database: Database,
  sources: Source[],
  options: ImportOptions,
): Promise<ImportResult> {
  const report = new ChangeReport();
  const shapes = shapesOf(options.package);
  const validationPass = await runValidationPass(sources, shapes, report);
  if (report.problemCount > 0) return { report, applied: false };
  const work = async (q: Query) => {
    await q.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await importEverything({ q, report, sources, shapes, validationPass, options });
    if (options.dryRun || report.problemCount > 0) throw new TakenBack();
  };
  try {
    await database.transaction(work);
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { report, applied: !options.dryRun && report.problemCount === 0 };
}
