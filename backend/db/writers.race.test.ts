import { eq, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { provideTestDatabase } from "../../tests/support/database";
import { openDatabase } from "./database";
import { settings } from "./tables/checkouts";

// The embedded database has one connection, which nobody can wait for beside others.
const isServer = Boolean(process.env.TEST_DATABASE_URL);
const shop = provideTestDatabase("empty", 2);

/** Changes one row that all want, and keeps it until it is let go. */
async function holdRow() {
  await shop().database.run((q) =>
    q.insert(settings).values({ key: "wanted", value: 0 }).onConflictDoNothing(),
  );
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  let begun = () => {};
  const isHeld = new Promise<void>((done) => {
    begun = done;
  });
  const holding = shop().database.transaction(async (q) => {
    await q.update(settings).set({ value: 1 }).where(eq(settings.key, "wanted"));
    begun();
    await held;
  });
  await isHeld;
  return async () => {
    letGo();
    await holding;
  };
}

const change = { value: sql`(value::text::int + 1)::text::jsonb` };

it.runIf(isServer)("reads go on while more wait for a row than there are connections", async () => {
  const letGo = await holdRow();
  const database = openDatabase(shop().address, { max: 4 });
  onTestFinished(() => database.close());
  const waiting = Array.from({ length: 6 }, (_, n) => {
    const add = (q: Parameters<Parameters<typeof database.run>[0]>[0]) =>
      q.update(settings).set(change).where(eq(settings.key, "wanted"));
    return n % 2 === 0 ? database.write(add) : database.transaction(add);
  });
  const read = await Promise.all(
    Array.from({ length: 5 }, () => database.run((q) => q.select().from(settings))),
  );
  expect(read.map((rows) => rows.find(({ key }) => key === "wanted")?.value)).toEqual(
    Array(5).fill(0),
  );
  await letGo();
  await Promise.all(waiting);
  const [row] = await database.run((q) =>
    q.select().from(settings).where(eq(settings.key, "wanted")),
  );
  expect(row?.value).toBe(7);
});

it.runIf(isServer)("who waits for a lock longer than is allowed is sent away", async () => {
  const letGo = await holdRow();
  const database = openDatabase(shop().address, { max: 2, writers: 1, lockTimeoutMs: 50 });
  onTestFinished(() => database.close());
  const refused = await database
    .write((q) => q.update(settings).set(change).where(eq(settings.key, "wanted")))
    .catch((error: Error) => error.cause);
  expect(refused).toMatchObject({ code: "55P03" });
  await letGo();
});
