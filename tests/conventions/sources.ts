import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { projectFolder } from "../runner/command";

export interface Source {
  /** From the project's folder, with slashes. */
  path: string;
  text: string;
}

/** The files below the folders whose names end in one of the endings, tests left out unless asked for. */
export function readSources(
  folders: readonly string[],
  endings: readonly string[],
  { tests = false } = {},
): Source[] {
  return folders
    .map((folder) => join(projectFolder, folder))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .filter((path) => tests || !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => ({
      path: relative(projectFolder, path).split(sep).join("/"),
      text: readFileSync(path, "utf8"),
    }));
}

/** What a file imports: the module's name, and whether only types are taken. */
export interface Import {
  from: string;
  typesOnly: boolean;
}

export function importsOf({ text }: Source): Import[] {
  const statements = text.matchAll(
    /\b(?:import|export)\s+(type\s+)?(?:[\w*{][^"';]*?\s+from\s+)?["']([^"']+)["']/g,
  );
  const dynamic = text.matchAll(/\bimport\(\s*["']([^"']+)["']/g);
  return [
    ...[...statements].map(([, type, from = ""]) => ({ from, typesOnly: type !== undefined })),
    ...[...dynamic].map(([, from = ""]) => ({ from, typesOnly: false })),
  ];
}

/** `path: import` of every import that `isWrong` picks, for a readable failure. */
export function findImports(
  sources: readonly Source[],
  isWrong: (wanted: Import, source: Source) => boolean,
): string[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter((wanted) => isWrong(wanted, source))
      .map(({ from }) => `${source.path}: ${from}`),
  );
}

/** `path:line: text` of every line that a pattern finds. */
export function findLines(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}
