/** A list of a thousand rows and one of a million, read alike, on PostgreSQL: median milliseconds of a page. */
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { migrateExtensions } from "#backend/extension";
import type { OpenList } from "#backend/features/crud/crud-list";
import { readList } from "#backend/features/crud/read-list";
import type { ListQuery } from "#backend/features/crud/read-query";
import { labList } from "#dev/laboratory/calls/lists/lab-list";
import { fillList } from "#dev/laboratory/calls/lists/make-list";
import { laboratory } from "#dev/laboratory/laboratory";
import { labLists } from "#dev/laboratory/tables";
import { createScratchDatabase } from "../tests/support/scratch-database";

export interface CrudRow {
  asked: string;
  few: number;
  many: number;
}

const fewRows = 1_000;
const manyRows = 1_000_000;
const perPage = 10;
const pages = 100;

const whole = { perPage, marker: undefined, search: "", filters: {} };
const sorts: Record<string, ListQuery["sort"]> = {
  "as it stands": undefined,
  "by an indexed column": { column: "amount", descending: false },
};

/** Each page answers its total too. Null where no PostgreSQL answers. */
export async function measureCrud(): Promise<CrudRow[] | null> {
  const scratch = await createScratchDatabase("crud");
  if (!scratch) return null;
  const address = { kind: "server" as const, url: scratch.url };
  await migrateDatabase(address);
  await migrateExtensions(address, [laboratory]);
  const database = openDatabase(address, { statementTimeoutMs: 0 });
  try {
    const few = await makeList(database, "few", fewRows);
    const many = await makeList(database, "many", manyRows);
    await database.run((q) => q.execute(sql`vacuum analyze lab_item`));
    const rows: CrudRow[] = [];
    for (const [name, sort] of Object.entries(sorts)) {
      for (const [end, last] of [
        ["first", false],
        ["last", true],
      ] as const) {
        const time = (open: OpenList, all: number) => median(database, open, sort, last ? all : 0);
        await time(few, fewRows);
        await time(many, manyRows);
        rows.push({
          asked: `${end} 100 pages, ${name}`,
          few: await time(few, fewRows),
          many: await time(many, manyRows),
        });
      }
    }
    return rows;
  } finally {
    await database.close();
    await scratch.drop();
  }
}

async function makeList(database: Database, name: string, rows: number): Promise<OpenList> {
  await database.run((q) => q.insert(labLists).values({ name }));
  await database.run((q) => fillList(q, name, rows));
  const can = { add: false, update: false, delete: false };
  return { list: labList, scope: { field: "list", value: name }, can };
}

/** @param all rows of the list whose last pages are read; 0 for the first ones */
async function median(
  database: Database,
  open: OpenList,
  sort: ListQuery["sort"],
  all: number,
): Promise<number> {
  const times: number[] = [];
  for (let i = 1; i <= pages; i++) {
    const page = all > 0 ? all / perPage - pages + i : i;
    const begun = performance.now();
    const { data, total } = await readList(database, open, { ...whole, page, sort });
    times.push(performance.now() - begun);
    if (data.length !== perPage || total < all) throw new Error(`page ${page} is not whole`);
  }
  return times.sort((one, other) => one - other)[pages / 2] ?? 0;
}
