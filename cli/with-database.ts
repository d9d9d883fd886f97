import type { DatabaseAddress } from "#backend/db/client";
import { type Database, openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { parseSettings, type Settings, SettingsError } from "#server/env";
import { problemOf } from "#server/start/report";
import { Refusal, type Terminal } from "./command";
import { openFolder } from "./open-folder";

/**
 * Opens the shop's database, brings it to the present tables, works, and closes it. Where a shop
 * runs on the embedded one, it is asked beside that shop.
 */
export async function withDatabase<T>(
  terminal: Terminal,
  work: (database: Database, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(terminal);
  const embedded = settings.databaseUrl ? null : await openFolder(settings.dataDir, terminal);
  try {
    const address = embedded?.address ?? { kind: "server", url: settings.databaseUrl ?? "" };
    await reach(() => migrateDatabase(address), terminal);
    return await workOn(address, (database) => work(database, settings));
  } finally {
    await embedded?.close();
  }
}

async function workOn<T>(
  address: DatabaseAddress,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(address, { max: 2, statementTimeoutMs: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function readSettings({ environment, say }: Terminal): Settings {
  try {
    return parseSettings(environment, { signs: false });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new Refusal(say("bad.settings", { reason: error.message }));
  }
}

/** Tells apart what the owner can put right, such as a server that isn't there, from a fault of ours. */
async function reach(work: () => Promise<void>, { say }: Terminal): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    throw new Refusal(say("database.gone", { reason: problem.message }));
  }
}
