import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { csvSource } from "#backend/features/import-export/import/files/csv-source";
import { jsonSource } from "#backend/features/import-export/import/files/json-source";
import { importShop } from "#backend/features/import-export/import/import-shop";
import type { Source } from "#backend/features/import-export/import/item";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { reportImport } from "../report-import";
import { tellSellerGaps } from "../seller-notice";
import { withDatabase } from "../with-database";

const options = {
  ...everywhere,
  "dry-run": { type: "boolean", default: false },
  prune: { type: "boolean", default: false },
  "set-stock": { type: "boolean", default: false },
} as const;

/** `shop import FILE…`: all files in one go, or nothing. */
export const importCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length === 0) throw new Refusal(terminal.say("no.file"));
  const sources: Source[] = [];
  for (const path of positionals) sources.push(await openSource(path, terminal));
  const result = await withDatabase(terminal, async (database, settings) => {
    const result = await importShop(database, sources, {
      package: settings.package,
      dryRun: values["dry-run"],
      prune: values.prune,
      setStock: values["set-stock"],
      now: new Date(),
    });
    reportImport(result, { dryRun: values["dry-run"], files: positionals.length }, terminal);
    await tellSellerGaps(database, settings.demo, terminal);
    return result;
  });
  return result.report.problemCount > 0 ? 1 : 0;
};

async function openSource(path: string, { say }: Terminal): Promise<Source> {
  const head = await readHead(path, say);
  if (spreadsheets.some((begin) => head.toString("latin1").startsWith(begin))) {
    throw new Refusal(say("import.spreadsheet", { file: path }));
  }
  const bytes = { name: basename(path), open: () => createReadStream(path) };
  return /\.json$/i.test(path) ? jsonSource(bytes) : csvSource(bytes);
}

/** How files of Excel and LibreOffice begin: a packed folder, or the older office's container. */
const spreadsheets = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];

async function readHead(path: string, say: Terminal["say"]): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new Refusal(say("no.such.file", { file: path }));
    throw new Refusal(say("bad.file", { file: path, reason: error.code ?? error.message }));
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } catch {
    throw new Refusal(say("not.a.file", { file: path }));
  } finally {
    await file.close();
  }
}
