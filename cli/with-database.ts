import type { DatabaseAddress } from "#backend/db/client";
import { type Database, openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { FolderInUse } from "#server/embedded/folder-lock";
import { type EmbeddedDatabase, openEmbedded } from "#server/embedded/open-embedded";
import { parseSettings, type Settings, SettingsError } from "#server/env";
import { createLog } from "#server/log";
import { Refusal, type Terminal } from "./command";

/**
 * Opens the shop's database, brings it to the present tables, works, and closes it. The embedded one
 * belongs to one process at a time, so the shop must not be running on it.
 */
export async function withDatabase<T>(
  terminal: Terminal,
  work: (database: Database, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(terminal);
  const embedded = settings.databaseUrl ? null : await openFolder(settings, terminal);
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
    return parseSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new Refusal(say("bad.settings", { reason: error.message }));
  }
}

async function openFolder({ dataDir }: Settings, { say }: Terminal): Promise<EmbeddedDatabase> {
  try {
    return await openEmbedded(dataDir, createLog("silent"));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Refusal(say("folder.in.use", { reason: error.message }));
  }
}

/** Tells apart a server that isn't there, or doesn't let us in, from a fault of ours. */
async function reach(work: () => Promise<void>, { say }: Terminal): Promise<void> {
  try {
    await work();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (!(cause instanceof Error && "code" in cause)) throw error;
    if (!/^(ECONN|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|28|3D)/.test(String(cause.code))) throw error;
    throw new Refusal(say("database.gone", { reason: cause.message || String(cause.code) }));
  }
}
