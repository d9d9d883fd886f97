import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Longer paths don't fit the address of a unix socket (104 bytes on macOS, 108 on Linux). */
const longestPath = 100;

/**
 * Where a local socket that belongs to `folder` stands: in the folder itself; where the path is too long,
 * in a folder of the system's temporary ones that only this user may enter; on Windows a named pipe. All
 * of them go through `net` alike, so that no port is ever opened.
 */
export function socketPathFor(folder: string, name: string): string {
  const home = resolve(folder);
  const id = createHash("sha256").update(home).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\timcheh-${id}-${name}`;
  const inside = join(home, "run", `${name}.sock`);
  if (Buffer.byteLength(inside) <= longestPath)
    return join(privateFolder(join(home, "run")), `${name}.sock`);
  return join(privateFolder(join(tmpdir(), `timcheh-${id}`)), `${name}.sock`);
}

/** Makes the folder for this user alone; refuses one that somebody else has put there. */
function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const owner = statSync(path).uid;
  if (process.getuid && owner !== process.getuid()) {
    throw new Error(`${path} belongs to another user: remove it or set DATA_DIR to a shorter path`);
  }
  chmodSync(path, 0o700);
  return path;
}

/** Whether the path is an entry of the file system, which stays behind when its process is killed. */
export function isSocketFile(path: string): boolean {
  return !path.startsWith("\\\\.\\pipe\\");
}
