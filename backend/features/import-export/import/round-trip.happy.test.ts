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

it("moves the pictures of brands, which stay where a sheet has no column for them", async () => {
  const empty = await createTestDatabase("empty");
  const picturesOf = async (database: Database) => [
    ...(await database.run((q) =>
      q.execute(
        sql`select slug, file from brand join media on media.id = brand.media_id order by slug`,
      ),
    )),
  ];
  await shop().database.run((q) =>
    q.execute(sql`update brand set media_id = (select min(id::text)::uuid from media)`),
  );
  try {
    const sent = await picturesOf(shop().database);
    expect(sent.length).toBeGreaterThan(1);
    const result = await importFiles(empty.database, await exportedSheets(shop().database));
    expect(sayProblems(result)).toEqual([]);
    expect(await picturesOf(empty.database)).toEqual(sent);
    const [first, ...others] = sent;
    const named = `brand,name_en\n${first?.slug},Named anew\n`;
    expect(touched(await importFiles(empty.database, { "a.csv": named }))).toHaveLength(1);
    expect(await picturesOf(empty.database)).toEqual(sent);
    await importFiles(empty.database, { "a.csv": `brand,picture\n${first?.slug},\n` });
    expect(await picturesOf(empty.database)).toEqual(others);
  } finally {
    await shop().database.run((q) => q.execute(sql`update brand set media_id = null`));
    await empty.close();
  }
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
