import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import postgres from "postgres";
import { afterAll, onTestFinished, vi } from "vitest";
import { makeDatabase } from "./make-database";
import { openEmbedded } from "./open-embedded";

// initdb alone takes seconds, and many of them where two cores have much to do.
vi.setConfig({ testTimeout: 90_000 });

export const silent = pino({ enabled: false });

/** An empty folder that is gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-embedded-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let template: Promise<string> | undefined;

/** A folder whose empty database is made already: once per test file, then copied. */
export async function madeFolder(): Promise<string> {
  template ??= makeTemplate();
  const folder = scratchFolder();
  cpSync(await template, join(folder, "db"), { recursive: true });
  return folder;
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-template-"));
  const database = join(folder, "db");
  await makeDatabase(database);
  return database;
}

afterAll(async () => {
  if (template) rmSync(join(await template, ".."), { recursive: true, force: true });
});

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
  return { sql, close, socketPath: database.address.socketPath };
}
