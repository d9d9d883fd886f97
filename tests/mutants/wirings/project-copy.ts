import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { projectFolder } from "../../runner/command";

/** A copy of the project as it stands on the disk, which may be broken. */
export interface ProjectCopy {
  folder: string;
  /** Changes a file until what it answers is called. Throws what `change` throws, the file untouched. */
  change(file: string, change: (text: string) => string): () => void;
  remove(): void;
}

/** What is made anew, or would be copied for nothing. */
const left = new Set([".git", "node_modules", "build", "data", ".cache", "test-results"]);

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-mutants-"));
  cpSync(projectFolder, folder, {
    recursive: true,
    filter: (path) => !left.has(relative(projectFolder, path)),
  });
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    change(file, change) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      writeFileSync(path, change(text));
      return () => writeFileSync(path, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
