import { expect, it, onTestFinished } from "vitest";
import type { Database, Query } from "./database";
import { DatabaseAway } from "./database-away";
import { openPatientDatabase } from "./patient-database";

const q = {} as Query;
const times = { timeoutMs: 200, doubtMs: 60, answerMs: 60, againMs: 20 };
const never = new Promise<never>(() => {});
const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });

/** A database that answers, or hangs, or refuses, as the test says. */
function openFake() {
  const state = { is: "there" as "there" | "hanging" | "refusing", pools: 0, said: [] as string[] };
  const answer = async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
    if (state.is === "refusing") throw new Error("drizzle's", { cause: refused });
    return state.is === "hanging" ? never : work(q);
  };
  const pool = (): Database => {
    state.pools += 1;
    return { run: answer, write: answer, transaction: answer, close: async () => {} };
  };
  const say = (_: object, line: string) => void state.said.push(line);
  const database = openPatientDatabase({
    open: pool,
    ask: () => answer(async () => {}),
    log: { info: say, warn: say, error: say },
    times,
  });
  onTestFinished(() => database.close());
  return { state, database };
}

/** How long something takes to fail with DatabaseAway. */
async function failsAfter(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await expect(work).rejects.toBeInstanceOf(DatabaseAway);
  return performance.now() - began;
}

async function untilBack(database: { isAway(): boolean }): Promise<void> {
  await expect.poll(() => database.isAway(), { interval: 5 }).toBe(false);
}

it("waits for one that never answers only so long, then fails at once until it is back", async () => {
  const { state, database } = openFake();
  state.is = "hanging";
  const waits = await Promise.all([
    failsAfter(database.run(() => never)),
    failsAfter(database.transaction(() => never)),
  ]);
  for (const wait of waits) expect(wait).toBeLessThan(times.timeoutMs);
  expect(database.isAway()).toBe(true);
  expect(await failsAfter(database.run(async () => 1))).toBeLessThan(times.doubtMs);
  state.is = "there";
  await untilBack(database);
  expect(await database.run(async () => 1)).toBe(1);
  expect(state.pools).toBe(2);
  expect(state.said).toEqual(["the database is away", "the database is back"]);
});

it("finds one that refuses away at once", async () => {
  const { state, database } = openFake();
  state.is = "refusing";
  expect(await failsAfter(database.run(async () => 1))).toBeLessThan(times.doubtMs);
  await expect.poll(() => database.isAway(), { interval: 5 }).toBe(true);
});

it("takes a slow statement's asker alone away, not the database", async () => {
  const { database } = openFake();
  const wait = await failsAfter(database.run(() => never));
  expect(wait).toBeGreaterThanOrEqual(times.timeoutMs - 5);
  expect(database.isAway()).toBe(false);
  expect(await database.run(async () => 1)).toBe(1);
});

it("goes on with its connections where the database has no further one to spare", async () => {
  const full = Object.assign(new Error("too many connections"), { code: "53300" });
  const said: string[] = [];
  const say = (_: object, line: string) => void said.push(line);
  let pools = 0;
  const answer: Database["run"] = (work) => work(q);
  const database = openPatientDatabase({
    open: () => {
      pools += 1;
      return { run: answer, write: answer, transaction: answer, close: async () => {} };
    },
    ask: () => Promise.reject(new Error("drizzle's", { cause: full })),
    log: { info: say, warn: say, error: say },
    times,
  });
  onTestFinished(() => database.close());
  await failsAfter(database.run(() => never));
  await failsAfter(database.run(() => Promise.reject(full)));
  expect(database.isAway()).toBe(false);
  expect(await database.run(async () => 1)).toBe(1);
  expect([pools, said]).toEqual([1, []]);
});

it("lets a transaction that has begun take its time, and begins none for whom it gave up", async () => {
  let begin = () => {};
  const late: Database = {
    run: (work) => work(q),
    write: (work) => work(q),
    transaction: async (work) => {
      await new Promise<void>((done) => {
        begin = done;
      });
      return work(q);
    },
    close: async () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const database = openPatientDatabase({ open: () => late, ask: async () => {}, log, times });
  onTestFinished(() => database.close());
  let written = 0;
  const write = async () => {
    written += 1;
  };
  await failsAfter(database.transaction(write));
  begin();
  await new Promise(setImmediate);
  expect(written).toBe(0);

  const long = database.transaction(async () => {
    await new Promise((done) => setTimeout(done, times.timeoutMs + 50));
    await write();
  });
  begin();
  await long;
  expect(written).toBe(1);
});

it("goes on with no transaction whose connections were given up", async () => {
  const { state, database } = openFake();
  let ended: unknown;
  const failing = database.transaction(async () => {
    state.is = "hanging";
    await database.run(() => never).catch(() => {});
    state.is = "there";
    await untilBack(database);
    ended = await database.run(async () => 1).catch((error: unknown) => error);
  });
  await expect(failing).rejects.toBeInstanceOf(DatabaseAway);
  await expect.poll(() => ended).toBeInstanceOf(DatabaseAway);
  expect(await database.run(async () => 1)).toBe(1);
});

it("hands on what is wrong with the statement itself", async () => {
  const { database } = openFake();
  const wrong = Object.assign(new Error("duplicate"), { code: "23505" });
  await expect(database.run(() => Promise.reject(wrong))).rejects.toBe(wrong);
  const slow = Object.assign(new Error("too long"), { code: "57014" });
  await failsAfter(database.run(() => Promise.reject(slow)));
  expect(database.isAway()).toBe(false);
});
