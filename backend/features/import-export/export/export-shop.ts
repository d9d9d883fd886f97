import { sql } from "drizzle-orm";
import type { Database, Query } from "../../../db/database";
import { attributes } from "../../../db/tables/attributes";
import type { EntityTypeName } from "../import/entity-types/entity-type";
import { sheets } from "../import/sheets/sheets";
import { byteOrderMark, csvLine } from "./csv-line";
import { readRecords } from "./read-records";

/** Takes the pieces of a file as they are made. */
export type Write = (text: string) => Promise<void>;

/** Writes the records of these kinds as one JSON document, which the import reads back. */
export async function exportJson(
  database: Database,
  packageName: string,
  entityTypes: readonly EntityTypeName[],
  write: Write,
): Promise<void> {
  await readAtOneMoment(database, async (q) => {
    let separator = "{";
    for (const kind of entityTypes) {
      await write(`${separator}\n  ${JSON.stringify(kind)}: [`);
      let comma = "";
      for await (const record of readRecords(q, kind, packageName)) {
        await write(`${comma}\n    ${JSON.stringify(record, null, 2).replaceAll("\n", "\n    ")}`);
        comma = ",";
      }
      await write(comma ? "\n  ]" : "]");
      separator = ",";
    }
    await write("\n}\n");
  });
}

/** Writes the records of one kind as CSV: UTF-8 with a byte order mark, as spreadsheets want it. */
export async function exportCsv(
  database: Database,
  packageName: string,
  kind: EntityTypeName,
  write: Write,
): Promise<void> {
  const sheet = sheets.find((one) => one.kind === kind);
  if (!sheet) throw new Error(`There is no sheet for ${kind}`);
  await readAtOneMoment(database, async (q) => {
    const codes = await q
      .select({ code: attributes.code })
      .from(attributes)
      .orderBy(attributes.sort);
    const header = sheet.header(codes.map(({ code }) => code));
    await write(byteOrderMark + csvLine(header));
    for await (const record of readRecords(q, kind, packageName)) {
      for (const row of sheet.rowsOf(record)) {
        await write(csvLine(header.map((name) => row.get(name) ?? "")));
      }
    }
  });
}

/** All statements see the shop as it was at the first one. */
function readAtOneMoment(database: Database, work: (q: Query) => Promise<void>): Promise<void> {
  return database.transaction(async (q) => {
    await q.execute(sql`set transaction isolation level repeatable read, read only`);
    await work(q);
  });
}
