import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import type { Database } from "#backend/db/database";
import {
  exportCsv,
  exportJson,
  type Write,
} from "#backend/features/import-export/export/export-shop";
import {
  type EntityTypeName,
  entityTypeNames,
} from "#backend/features/import-export/import/entity-types/entity-type";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { withDatabase } from "../with-database";

const options = { ...everywhere, only: { type: "string" } } as const;

/** `shop export [TARGET]`: JSON, one sheet, or a folder of sheets. */
export const exportCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [target] = positionals;
  const entityTypes = kindsOf(values.only, target, terminal);
  return withDatabase(terminal, async (database, { package: packageName }) => {
    if (!target) await exportJson(database, packageName, entityTypes, terminal.write);
    else if (/\.json$/i.test(target)) {
      await writeFile(target, (write) => exportJson(database, packageName, entityTypes, write));
      terminal.tell(terminal.say("export.done", { file: target }));
    } else await writeSheets(target, entityTypes, { database, packageName, terminal });
    return 0;
  });
};

/** The kinds that are asked for, or all; `products.csv` asks by its name. */
function kindsOf(
  only: string | undefined,
  target: string | undefined,
  { say }: Terminal,
): readonly EntityTypeName[] {
  const isSheet = /\.csv$/i.test(target ?? "");
  const byName = entityTypeNames.filter(
    (kind) => isSheet && basename(target ?? "") === `${kind}.csv`,
  );
  const entityTypes = only?.split(",").map((kind) => knownKind(kind.trim(), say));
  const asked = entityTypes ?? (byName.length > 0 ? byName : entityTypeNames);
  if (isSheet && asked.length !== 1) throw new Refusal(say("one.kind"));
  return asked;
}

function knownKind(kind: string, say: Terminal["say"]): EntityTypeName {
  const known = entityTypeNames.find((name) => name === kind);
  if (!known) throw new Refusal(say("bad.kind", { kind, kinds: entityTypeNames.join(", ") }));
  return known;
}

interface Sheets {
  database: Database;
  packageName: string;
  terminal: Terminal;
}

async function writeSheets(
  target: string,
  entityTypes: readonly EntityTypeName[],
  { database, packageName, terminal }: Sheets,
): Promise<void> {
  const isFolder = !/\.csv$/i.test(target);
  if (isFolder) await mkdir(target, { recursive: true });
  for (const kind of entityTypes) {
    const file = isFolder ? join(target, `${kind}.csv`) : target;
    await writeFile(file, (write) => exportCsv(database, packageName, kind, write));
    terminal.tell(terminal.say("export.done", { file }));
  }
}

/** Writes beside the file and puts it in place when it is whole. */
async function writeFile(path: string, fill: (write: Write) => Promise<void>): Promise<void> {
  const draft = `${path}.part`;
  const stream = createWriteStream(draft);
  await fill(async (text) => {
    if (!stream.write(text)) await once(stream, "drain");
  });
  stream.end();
  await finished(stream);
  await rename(draft, path);
}
