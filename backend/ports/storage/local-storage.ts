import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readSaved, saveFile } from "./save-file";
import type { Storage } from "./storage";

/** Files in a folder, for a shop of one machine. */
export function createLocalStorage(folder: string): Storage {
  return {
    put: (name, bytes) => saveFile(join(folder, name), bytes),
    get: (name) => readSaved(join(folder, name)),
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}
