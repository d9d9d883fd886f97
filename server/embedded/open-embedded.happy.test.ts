import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { expect, it } from "vitest";
import { openScratch, provideMadeFolders, scratchFolder } from "./scratch.fixture";

const madeFolder = provideMadeFolders();

it("keeps what was written over a stop, and leaves no socket behind", async () => {
  const folder = scratchFolder();
  const first = await openScratch(folder);
  await first.sql`CREATE EXTENSION pg_trgm`;
  await first.sql`CREATE TABLE kept (word text)`;
  await first.sql`INSERT INTO kept VALUES (${"تیمچه"})`;
  await first.close();
  expect(existsSync(join(folder, "run", "db.sock"))).toBe(false);

  const second = await openScratch(folder);
  expect(
    await second.sql`SELECT word, similarity(word, ${"تیمچ"}) > 0.5 AS alike FROM kept`,
  ).toEqual([{ word: "تیمچه", alike: true }]);
});

it("goes on with a worker of its own once it is filled, for the same connection", async () => {
  const folder = scratchFolder();
  const { sql, isNew, renew, close } = await openScratch(folder);
  await sql`CREATE TABLE kept (word text)`;
  await sql`CREATE TEMPORARY TABLE with_the_worker (word text)`;
  await renew();
  await expect(sql`SELECT FROM with_the_worker`).rejects.toThrow("does not exist");
  expect(await sql`SELECT count(*)::int AS words FROM kept`).toEqual([{ words: 0 }]);
  await close();
  expect([isNew, (await openScratch(folder)).isNew]).toEqual([true, false]);
});

it("answers 50 concurrent requests one after the other, without an error", async () => {
  const { sql } = await openScratch(await madeFolder());
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => sql<{ n: number }[]>`SELECT ${n}::int AS n`),
  );
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
});

it("takes one connection after another, without a pause between them", async () => {
  const { sql, socketPath } = await openScratch(await madeFolder());
  await sql.end();
  for (let turn = 0; turn < 30; turn++) {
    const next = postgres({ path: socketPath, max: 1, fetch_types: false });
    expect(await next`SELECT ${turn}::int AS turn`).toEqual([{ turn }]);
    await next.end();
  }
});

it("lets only its user reach the sockets", async () => {
  const folder = await madeFolder();
  await openScratch(folder);
  expect(statSync(join(folder, "run")).mode & 0o077).toBe(0);
});

it("serves a folder whose path is too long for a socket", async () => {
  const folder = join(scratchFolder(), "long".repeat(40));
  const { sql } = await openScratch(folder);
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }]);
});

it("loses nothing that was acknowledged when its process is killed, 20 times", async () => {
  const folder = await madeFolder();
  let acknowledged = 0;
  for (let round = 0; round < 20; round++) {
    acknowledged = Math.max(acknowledged, await writeUntilKilled(folder, Math.random() * 300));
  }
  const { sql } = await openScratch(folder);
  const [found] = await sql<{ rows: number; last: number }[]>`
    SELECT count(*)::int AS rows, max(id) AS last FROM acknowledged WHERE id <= ${acknowledged}`;
  expect(acknowledged).toBeGreaterThan(20);
  expect(found?.last).toBe(acknowledged);
}, 180_000);

/** Runs the writer, kills it some time after its first row, and answers the last row that it acknowledged. */
async function writeUntilKilled(folder: string, afterMs: number): Promise<number> {
  const program = fileURLToPath(new URL("./killed-writer.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", program, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await once(child.stdout, "data");
  setTimeout(() => child.kill("SIGKILL"), afterMs);
  await once(child, "close");
  const lines = said.slice(0, said.lastIndexOf("\n")).split("\n");
  return Number(lines.at(-1));
}
