import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createTestDatabase, provideTestDatabase } from "../../../../tests/support/database";
import type { Database } from "../../../db/database";
import { exportedJson, exportedSheets, importFiles, sayProblems } from "./files-of.fixture";
import type { ImportResult } from "./import-shop";

const shop = provideTestDatabase("demo");

const touched = ({ report }: ImportResult) =>
  [...report.counts].filter(([, { added, changed, removed }]) => added + changed + removed > 0);

const versionOf = async (database: Database) => {
  const rows = await database.run((q) => q.execute(sql`select version from catalogue_version`));
  return String(rows[0]?.version);
};

it("changes nothing when it reads its own JSON", async () => {
  const before = await versionOf(shop().database);
  const result = await importFiles(shop().database, {
    "a.json": await exportedJson(shop().database),
  });
  expect(sayProblems(result)).toEqual([]);
  expect(touched(result)).toEqual([]);
  expect(await versionOf(shop().database)).toBe(before);
});

it("changes nothing when it reads its own sheets, in whatever order", async () => {
  const files = Object.entries(await exportedSheets(shop().database)).reverse();
  const result = await importFiles(shop().database, Object.fromEntries(files), { prune: true });
  expect(sayProblems(result)).toEqual([]);
  expect(touched(result)).toEqual([]);
});

it("moves a whole shop into an empty database", async () => {
  const empty = await createTestDatabase("empty");
  try {
    const json = await exportedJson(shop().database);
    const result = await importFiles(empty.database, await exportedSheets(shop().database));
    expect(sayProblems(result)).toEqual([]);
    expect(await exportedJson(empty.database)).toBe(json);
    const listed = await empty.database.run((q) =>
      q.execute<{ n: number }>(sql`select count(*)::int as n from listing`),
    );
    expect(listed[0]?.n).toBeGreaterThan(200);
  } finally {
    await empty.close();
  }
});
