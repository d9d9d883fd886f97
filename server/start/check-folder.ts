import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { requireFree } from "../embedded/folder-lock";
import type { Settings } from "../env";
import { problemOf, StartProblem } from "./start-problem";

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
