import type { PGlite } from "@electric-sql/pglite";
import type { Activity } from "./activity";

export interface TendingTimes {
  /** How often to look, in ms. */
  everyMs: number;
  /** How long nothing must have been asked before tending starts, in ms. */
  idleMs: number;
}

/**
 * PGlite has no autovacuum: this runs VACUUM ANALYZE when the shop is quiet and something was written
 * since the last time. Never while a transaction is open, and never right after a statement, because the
 * driver's unnamed statements would be lost between their two halves.
 */
export function tendWhenIdle(
  db: PGlite,
  activity: Activity,
  times: TendingTimes,
  onTended: (ms: number) => void,
): () => void {
  let tendedAt = "";
  const timer = setInterval(async () => {
    if (activity.idleMs() < times.idleMs || db.isInTransaction()) return;
    const written = await writePosition(db);
    if (written === tendedAt) return;
    const started = Date.now();
    await db.exec("VACUUM ANALYZE");
    tendedAt = await writePosition(db);
    onTended(Date.now() - started);
  }, times.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Where the write-ahead log stands: it moves only when something is written. */
async function writePosition(db: PGlite): Promise<string> {
  const { rows } = await db.query<{ at: string }>("SELECT pg_current_wal_lsn()::text AS at");
  return rows[0]?.at ?? "";
}
