import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openClient } from "#backend/db/client";
import { requireFree } from "../embedded/folder-lock";
import type { Settings } from "../env";
import { problemOf, StartProblem, sayLine } from "./report";

/** Looks whether the shop can start at all, before it does anything; throws a StartProblem in plain words. */
export async function checkStart(settings: Settings): Promise<void> {
  const { port, host, databaseUrl, apiUrl, databaseWaitSeconds } = settings;
  await checkFolder(settings);
  await checkPort(port, host);
  if (databaseUrl && !apiUrl) await checkDatabase(databaseUrl, databaseWaitSeconds);
}

const megabyte = 1024 * 1024;

/** What the embedded database takes when it is made, with a demo shop in it, and room to go on. */
const neededMb = { toMake: 120, toGoOn: 10 };

type Asked = Pick<Settings, "dataDir" | "databaseUrl" | "apiUrl" | "sessionSecret">;

/** Whether the data folder can be written to, has room, and belongs to nobody else. Makes an empty one. */
export async function checkFolder(
  { dataDir, databaseUrl, apiUrl, sessionSecret }: Asked,
  freeMb = freeMegabytes,
): Promise<void> {
  if (apiUrl && sessionSecret) return;
  const isEmbedded = !databaseUrl && !apiUrl;
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    tryWriting(join(folder, `.start-${process.pid}`));
  } catch (error) {
    const problem = isUnmade(error) ? unmade : problemOf(error);
    if (!problem) throw error;
    throw new StartProblem(
      problem.reason,
      `The data folder ${folder} (DATA_DIR): ${problem.message}`,
    );
  }
  const isMade = !isEmbedded || existsSync(join(folder, "db"));
  const needed = isMade ? neededMb.toGoOn : neededMb.toMake;
  const free = freeMb(folder);
  if (free < needed) {
    throw new StartProblem(
      "diskFull",
      `The disk of the data folder ${folder} has ${Math.floor(free)} MB left; the shop needs ${needed} MB to start.`,
    );
  }
  if (isEmbedded) await requireFree(folder);
}

const unmade = new StartProblem(
  "folder",
  "It can't be made there: read-only, or a broken link (ENOENT).",
);

/** What Node says of a folder that a read-only disk hasn't. */
function isUnmade(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function tryWriting(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(64 * 1024));
  } finally {
    rmSync(path, { force: true });
  }
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / megabyte;
}

/** Whether the port can be listened on: found out by doing it. */
export async function checkPort(port: number, host: string | undefined): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    const listening = once(server, "listening");
    server.listen(port, host);
    await listening;
  } catch (error) {
    throw portProblem(error, port, host);
  }
  const closed = once(server, "close");
  server.close();
  await closed;
}

/** Why nobody can listen there, in plain words. */
export function portProblem(error: unknown, port: number, host: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const where = `Port ${port}${host ? ` of ${host}` : ""} (PORT, HOST)`;
  if (code === "EACCES") {
    return new StartProblem("port", `${where}: this user may not listen there (EACCES).`);
  }
  if (code === "ENOTFOUND") {
    return new StartProblem("port", `${where}: nobody knows a host of this name (ENOTFOUND).`);
  }
  const problem = problemOf(error);
  return problem?.reason === "port"
    ? new StartProblem("port", `${where}: ${problem.message}`)
    : error;
}

const againAfterMs = 500;

/**
 * Whether the database lets the shop in. One that is only just starting, or has no connection left, is asked
 * again for so long; what doesn't pass by itself, such as a wrong password, is said at once.
 */
export async function checkDatabase(
  url: string,
  waitSeconds: number,
  say = sayLine,
): Promise<void> {
  const until = performance.now() + waitSeconds * 1000;
  let problem = await askOnce(url);
  if (problem?.passing && waitSeconds > 0) {
    say(`${problem.message} Waiting for it up to ${waitSeconds} s.`);
  }
  while (problem?.passing && performance.now() < until) {
    await wait(againAfterMs);
    problem = await askOnce(url);
  }
  if (problem) throw problem;
}

async function askOnce(url: string): Promise<StartProblem | undefined> {
  const client = openClient({ kind: "server", url }, { max: 1, connectSeconds: 5 });
  try {
    await client.unsafe("select 1");
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    const { reason, message, passing } = problem;
    return new StartProblem(
      reason,
      `The database ${nameOf(url)} (DATABASE_URL): ${message}`,
      passing,
    );
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Host, port and name, without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
