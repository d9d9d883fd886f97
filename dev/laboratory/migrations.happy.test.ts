import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#backend/db/database";
import { migrateDatabase, migrationsFolder } from "#backend/db/migrate";
import { migrateExtensions } from "#backend/extension";
import { provideTestDatabase } from "../../tests/support/database";
import { makeList } from "./calls/lists/make-list";
import { laboratory } from "./laboratory";

const shop = provideTestDatabase();

const now = new Date("2026-03-21T12:00:00Z");

/** Hangs up behind itself: migrations bring a connection of their own, and an embedded database has one at a time. */
async function inShop<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(shop().address, { max: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const read = (query: SQL) =>
  inShop(async (database) => [
    ...((await database.run((q) => q.execute(query))) as Iterable<object>),
  ]);

const labTables = () =>
  read(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name like 'lab\_%' order by 1`);

const both = [{ name: "lab_item" }, { name: "lab_list" }];

/** The shop's migrations as they were when the laboratory's tables were still among them. */
function migrationsBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const end = journal.entries.findIndex(
    ({ tag }: { tag: string }) => tag === "0012_without_laboratory",
  );
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

it("decisions 22 a shop has no tables of the laboratory, unless it is mounted; often is as once", async () => {
  expect(await labTables()).toEqual([]);
  await migrateExtensions(shop().address, [laboratory]);
  await migrateExtensions(shop().address, [laboratory]);
  expect(await labTables()).toEqual(both);
});

it("decisions 22 a shop from before loses them, with their rows' totals, and has them anew where it is mounted", async () => {
  const { address } = shop();
  await read(sql`drop schema public cascade`);
  await read(sql`drop schema drizzle cascade`);
  await read(sql`create schema public`);
  await migrateDatabase(address, { folder: migrationsBefore() });
  await inShop((database) => makeList(database, "items", 23, now));
  await read(sql`insert into list_total values ('other:items', 7)`);
  const totals = () => read(sql`select list, total::int as total from list_total order by list`);
  const other = { list: "other:items", total: 7 };
  expect(await totals()).toEqual([{ list: "lab_item:items", total: 23 }, other]);

  await migrateDatabase(address);
  expect(await labTables()).toEqual([]);
  expect(await totals()).toEqual([other]);

  await migrateExtensions(address, [laboratory]);
  await inShop((database) => makeList(database, "items", 30, now));
  expect(await totals()).toEqual([{ list: "lab_item:items", total: 30 }, other]);
});
