import type { Database } from "../../../db/database";
import { exportCsv, exportJson } from "../export/export-shop";
import { type EntityTypeName, entityTypeNames } from "./entity-types/entity-type";
import { csvSource } from "./files/csv-source";
import { jsonSource } from "./files/json-source";
import { type ImportOptions, type ImportResult, importShop } from "./import-shop";
import type { Source } from "./item";

const pieceLength = 1_000;

/** A file of this text, which arrives in pieces that end anywhere. */
export function sourceOf(name: string, text: string): Source {
  const bytes = Buffer.from(text);
  async function* open() {
    for (let at = 0; at < bytes.length; at += pieceLength) {
      yield bytes.subarray(at, at + pieceLength);
    }
  }
  return name.endsWith(".csv") ? csvSource({ name, open }) : jsonSource({ name, open });
}

const defaults: ImportOptions = {
  package: "timcheh",
  dryRun: false,
  prune: false,
  now: new Date("2026-03-21T12:00:00Z"),
};

export function importFiles(
  database: Database,
  files: Record<string, string>,
  options: Partial<ImportOptions> = {},
): Promise<ImportResult> {
  const sources = Object.entries(files).map(([name, text]) => sourceOf(name, text));
  return importShop(database, sources, { ...defaults, ...options });
}

/** What an import found wrong, as the command line would say it, without words. */
export function sayProblems({ report }: ImportResult): string[] {
  return report.problems.map(
    ({ file, line, field, code, detail }) => `${file}:${line} ${field} ${code} ${detail}`,
  );
}

export async function exportedJson(
  database: Database,
  entityTypes: readonly EntityTypeName[] = entityTypeNames,
): Promise<string> {
  const chunks: string[] = [];
  await exportJson(database, "timcheh", entityTypes, async (text) => void chunks.push(text));
  return chunks.join("");
}

export async function exportedCsv(database: Database, kind: EntityTypeName): Promise<string> {
  const chunks: string[] = [];
  await exportCsv(database, "timcheh", kind, async (text) => void chunks.push(text));
  return chunks.join("");
}

/** Every kind as a sheet of its own. */
export async function exportedSheets(database: Database): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const kind of entityTypeNames) files[`${kind}.csv`] = await exportedCsv(database, kind);
  return files;
}
