import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { type FolderUser, lockFolder } from "./folder-lock";
import { makeDatabase } from "./make-database";
import { socketPathFor } from "./socket-path";
import { superviseWorker } from "./supervised-worker";
import type { WatchTimes } from "./watch-worker";

export interface EmbeddedDatabase {
  /** What backend/db's openDatabase takes. */
  address: { kind: "embedded"; socketPath: string };
  /** Ends the worker and frees the folder. Close the driver's connection first. */
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a data folder, making both where there are none. One process at a
 * time: a second one gets FolderInUse, and may speak to the first one's database by its socket.
 */
export async function openEmbedded(
  dataDir: string,
  log: Logger,
  times: WatchTimes = { pingMs: 5_000, timeoutMs: 30_000 },
  user: FolderUser = "shop",
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir, user);
  try {
    const folder = join(dataDir, "db");
    await makeDatabase(folder);
    const { socketPath } = embeddedAddress(dataDir);
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

/** Where the embedded database of a data folder answers while a process has it open. */
export function embeddedAddress(dataDir: string): EmbeddedDatabase["address"] {
  return { kind: "embedded", socketPath: socketPathFor(dataDir, "db") };
}
