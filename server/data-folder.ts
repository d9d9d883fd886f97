import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";

const forOthers = 0o077;

/**
 * Makes the data folder, or closes one that stood before (a volume, say), so that this user alone may enter
 * it and read what lies in it: the database, uploads, pictures, the secret. What belongs to another user
 * can't be closed; the log names it.
 *
 * What lies in a folder that others can't enter is out of their reach whatever its own mode, so a folder that
 * is closed isn't looked into again, and a start doesn't walk through a hundred thousand uploads. Only what
 * stands at the top is looked at each time: the folder itself may have been closed while those were not.
 */
export function closeDataFolder(folder: string, log: Logger): void {
  // Windows has no such modes.
  if (process.platform === "win32") return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const foreign: string[] = [];
  close(folder, 0o700, foreign);
  for (const name of readdirSync(folder)) closeAll(join(folder, name), foreign);
  for (const path of foreign) log.warn({ path }, "open to other users, and not ours to close");
}

/** A folder last, so that one that was cut off is looked into again. Links may lead out: they are left alone. */
function closeAll(path: string, foreign: string[]): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink() || (stat.mode & forOthers) === 0) return;
  const isFolder = stat.isDirectory();
  if (isFolder) for (const name of readdirSync(path)) closeAll(join(path, name), foreign);
  close(path, isFolder ? 0o700 : 0o600, foreign);
}

function close(path: string, mode: number, foreign: string[]): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EPERM") foreign.push(path);
    else if (code !== "ENOENT") throw error;
  }
}
