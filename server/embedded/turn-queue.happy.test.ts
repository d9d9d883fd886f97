import postgres from "postgres";
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "../../tests/support/eventually";
import { openScratch, provideMadeFolders } from "./scratch.fixture";

const madeFolder = provideMadeFolders();

/** A second process's connection to the same database. */
function connectBeside(socketPath: string) {
  const sql = postgres({ path: socketPath, max: 1, fetch_types: false, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 1 }));
  return sql;
}

it("answers two connections that ask at once, each with its own", async () => {
  const { sql, socketPath } = await openScratch(await madeFolder());
  const beside = connectBeside(socketPath);
  const both = [sql, beside].flatMap((connection, who) =>
    Array.from({ length: 100 }, (_, n) =>
      connection`SELECT ${who}::int AS who, ${n}::int AS n, ${"x".repeat(n)}::text AS filling`.then(
        ([row]) => [row?.who, row?.n],
      ),
    ),
  );
  const answers = await Promise.all(both);
  expect(answers).toEqual([0, 1].flatMap((who) => Array.from({ length: 100 }, (_, n) => [who, n])));
});

it("lets a connection wait while another is in a transaction, and see what that wrote", async () => {
  const { sql, socketPath } = await openScratch(await madeFolder());
  const beside = connectBeside(socketPath);
  await sql`CREATE TABLE goods (n int)`;
  let seen: Promise<unknown> | undefined;
  await beside.begin(async (inside) => {
    await inside`INSERT INTO goods VALUES (1)`;
    seen = sql`SELECT count(*)::int AS goods FROM goods`.then(([row]) => row?.goods);
    await inside`INSERT INTO goods VALUES (2)`;
  });
  expect(await seen).toBe(2);
});

it("takes back what a connection that goes had not finished, and goes on with the others", async () => {
  const { sql, socketPath } = await openScratch(await madeFolder());
  const beside = connectBeside(socketPath);
  await sql`CREATE TABLE goods (n int)`;
  const cut = beside.begin(async (inside) => {
    await inside`INSERT INTO goods VALUES (1)`;
    await beside.end({ timeout: 0 });
    await inside`INSERT INTO goods VALUES (2)`;
  });
  await expect(cut).rejects.toThrow();
  expect(await sql`SELECT count(*)::int AS goods FROM goods`).toEqual([{ goods: 0 }]);
});

it("forgets the statements of a connection that has gone, and keeps the others'", async () => {
  const { sql, socketPath } = await openScratch(await madeFolder());
  const prepared = async () => {
    const [row] = await sql`SELECT count(*)::int AS count FROM pg_prepared_statements`;
    return row?.count;
  };
  const before = await prepared();
  const beside = postgres({ path: socketPath, max: 1, fetch_types: false, onnotice: () => {} });
  for (const n of [1, 2, 3]) await beside.unsafe(`SELECT ${n} + $1::int`, [n], { prepare: true });
  expect(await prepared()).toBe(before + 3);
  await beside.end();
  await eventually(async () => expect(await prepared()).toBe(before));
});
