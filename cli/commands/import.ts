import { createReadStream } from "node:fs";
import { access, constants } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { csvSource } from "#backend/features/catalog/import/files/csv-source";
import { jsonSource } from "#backend/features/catalog/import/files/json-source";
import { importShop } from "#backend/features/catalog/import/import-shop";
import type { Source } from "#backend/features/catalog/import/item";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { reportImport } from "../report-import";
import { withDatabase } from "../with-database";

const options = {
  ...everywhere,
  "dry-run": { type: "boolean", default: false },
  prune: { type: "boolean", default: false },
} as const;

/** `shop import FILE…`: all files in one go, or nothing. */
export const importCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length === 0) throw new Refusal(terminal.say("no.file"));
  const sources: Source[] = [];
  for (const path of positionals) sources.push(await openSource(path, terminal));
  const result = await withDatabase(terminal, (database, settings) =>
    importShop(database, sources, {
      package: settings.package,
      dryRun: values["dry-run"],
      prune: values.prune,
      now: new Date(),
    }),
  );
  reportImport(result, { dryRun: values["dry-run"], files: positionals.length }, terminal);
  return result.ledger.problemCount > 0 ? 1 : 0;
};

async function openSource(path: string, { say }: Terminal): Promise<Source> {
  try {
    await access(path, constants.R_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(say("bad.file", { file: path, reason }));
  }
  const bytes = { name: basename(path), open: () => createReadStream(path) };
  return /\.json$/i.test(path) ? jsonSource(bytes) : csvSource(bytes);
}
