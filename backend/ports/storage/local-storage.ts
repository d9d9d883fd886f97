import { rm } from "node:fs/promises";
import { join } from "node:path";
import { keepFile, readKept } from "./keep-file";
import type { Storage } from "./storage";

/** Files in a folder, for a shop of one machine. */
export function createLocalStorage(folder: string): Storage {
  return {
    put: (name, bytes) => keepFile(join(folder, name), bytes),
    get: (name) => readKept(join(folder, name)),
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}
