import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { lockFolder } from "./folder-lock";
import { makeDatabase } from "./make-database";
import { socketPathFor } from "./socket-path";
import { superviseWorker, type WatchTimes } from "./supervised-worker";

export interface EmbeddedDatabase {
  /** What backend/db's openDatabase takes. */
  address: { kind: "embedded"; socketPath: string };
  /** Ends the worker and frees the folder. Close the driver's connection first. */
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a data folder, making both where there are none. One process at a
 * time: a second one gets FolderInUse.
 */
export async function openEmbedded(
  dataDir: string,
  log: Logger,
  times: WatchTimes = { pingMs: 5_000, patienceMs: 30_000 },
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, "db");
    await makeDatabase(folder);
    const socketPath = socketPathFor(dataDir, "db");
    const worker = await superviseWorker({ folder, socketPath }, times, log);
    return {
      address: { kind: "embedded", socketPath },
      async close() {
        await worker.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
