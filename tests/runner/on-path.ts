import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program lies that the shell would find by its name. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** A program without its system libraries is there and yet of no use. */
export function starts(path: string, question = "--version"): boolean {
  try {
    execFileSync(path, [question], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
