import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eventually } from "../../tests/support/eventually";
import { FolderInUse } from "./folder-lock";
import { openEmbedded } from "./open-embedded";
import { openScratch, provideMadeFolders, scratchFolder, silent } from "./scratch.fixture";

const madeFolder = provideMadeFolders();

it("refuses a folder that is in use, and names the process", async () => {
  const folder = await madeFolder();
  await openScratch(folder);
  const second = openEmbedded(folder, silent);
  await expect(second).rejects.toThrow(FolderInUse);
  await expect(second).rejects.toThrow(`is in use by process ${process.pid}`);
});

it("frees the folder when it can't open it", async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "db"));
  writeFileSync(join(folder, "db", "PG_VERSION"), "1\n");
  await expect(openEmbedded(folder, silent)).rejects.toThrow();
  await expect(openEmbedded(folder, silent)).rejects.not.toThrow(FolderInUse);
});

it("begins again after a first start that was cut off", async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "db.new"));
  writeFileSync(join(folder, "db.new", "PG_VERSION"), "18\n");
  const { sql } = await openScratch(folder);
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }]);
});

it("replaces a worker that a statement keeps from answering, and the driver comes back", async () => {
  const { sql } = await openScratch(await madeFolder(), { pingMs: 50, timeoutMs: 800 });
  await sql`CREATE TABLE kept (n int)`;
  await sql`INSERT INTO kept VALUES (7)`;
  await expect(sql`SELECT count(*) FROM generate_series(1, 1e12::bigint)`).rejects.toThrow();
  await eventually(async () => expect(await sql`SELECT n FROM kept`).toEqual([{ n: 7 }]));
});
