import { type PGlite, protocol } from "@electric-sql/pglite";
import type { Activity } from "./activity";

export interface MaintenanceTimes {
  /** How long it rests before the first time, and between two, in ms. */
  restMs: number;
  /** How often it looks for a quiet moment when its time has come, in ms. */
  everyMs: number;
  /** How long nothing must have been asked before maintenance starts, in ms. */
  idleMs: number;
}

/** A shop without shoppers still asks its database every five seconds: a quiet moment lies between two of those. */
export const maintenanceTimes: MaintenanceTimes = {
  restMs: 15 * 60_000,
  everyMs: 1_000,
  idleMs: 2_000,
};

export interface MaintenanceEvents {
  maintained(ms: number): void;
  /** It is tried again after its rest. */
  failed(error: unknown): void;
}

/**
 * PGlite has no autovacuum: this runs VACUUM ANALYZE when the shop is quiet and something was written
 * since the last time. Never while a transaction is open, and never right after a statement, because the
 * driver's unnamed statements would be lost between their two halves.
 */
export function maintainWhenIdle(
  db: PGlite,
  activity: Activity,
  times: MaintenanceTimes,
  events: MaintenanceEvents,
): () => void {
  let maintainedAt = "";
  let dueAt = performance.now() + times.restMs;
  const mayMaintain = () =>
    performance.now() >= dueAt && activity.idleMs() >= times.idleMs && !db.isInTransaction();

  async function maintain(): Promise<void> {
    dueAt = performance.now() + times.restMs;
    const written = await writePosition(db);
    if (written === maintainedAt) return;
    const started = performance.now();
    await run(db, "VACUUM ANALYZE");
    maintainedAt = await writePosition(db);
    events.maintained(Math.round(performance.now() - started));
  }

  const timer = setInterval(() => {
    if (!mayMaintain()) return;
    // Looked at again once nobody else can ask: who was waiting for a turn may have begun a transaction.
    db.runExclusive(async () => {
      if (mayMaintain()) await maintain();
    }).catch(events.failed);
  }, times.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Where the write-ahead log stands: it moves only when something is written. */
async function writePosition(db: PGlite): Promise<string> {
  const messages = await run(db, "SELECT pg_current_wal_lsn()::text");
  const row = messages.find((message) => message instanceof protocol.messages.DataRowMessage);
  return row?.fields[0] ?? "";
}

/** One statement for whoever has the database for themselves: its own verbs would wait for that to end. */
async function run(db: PGlite, statement: string) {
  const { messages } = await db.execProtocol(protocol.serialize.query(statement));
  return messages;
}
