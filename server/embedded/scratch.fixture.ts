import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import postgres from "postgres";
import { afterAll, onTestFinished } from "vitest";
import { makeDatabase, openEmbedded } from "./open-embedded";

export const silent = pino({ enabled: false });

/** An empty folder that is gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-embedded-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * For a test file: folders whose empty database is made already, once for the file, then copied. A function, for
 * files share this module and each has its own end.
 */
export function provideMadeFolders(): () => Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), "timcheh-template-"));
  const template = join(parent, "db");
  let made: Promise<unknown> | undefined;
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  return async () => {
    made ??= makeDatabase(template);
    await made;
    const folder = scratchFolder();
    cpSync(template, join(folder, "db"), { recursive: true });
    return folder;
  };
}

/** The embedded database of a folder with the driver on it; both are closed after the test. */
export async function openScratch(folder: string, times?: Parameters<typeof openEmbedded>[2]) {
  const database = await openEmbedded(folder, silent, times);
  const sql = postgres({
    path: database.address.socketPath,
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    backoff: () => 0.1,
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= sql.end({ timeout: 1 }).then(() => database.close());
    return closed;
  };
  onTestFinished(close);
  const { address, isNew, renew } = database;
  return { sql, close, isNew, renew, socketPath: address.socketPath };
}
