import { PGlite, protocol } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tests/support/eventually";
import { lookEveryMs } from "../look-again";
import { maintainWhenIdle, maintenanceTimes } from "./maintenance";

const times = { restMs: 0, everyMs: 1_000, idleMs: 60_000 };
const idle = { busyMs: () => 0, idleMs: () => 60_000 };

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
  await db.exec("CREATE TABLE kept (n int)");
}, 60_000);
afterAll(() => db.close());

const events = { maintained: vi.fn(), failed: vi.fn() };
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** A statement as it comes over the socket: without waiting for those of PGlite's own verbs. */
const ask = (statement: string) => db.execProtocolRaw(protocol.serialize.query(statement));

it("tends after something was written, and not again before the next time", async () => {
  const stop = maintainWhenIdle(db, idle, times, events);
  for (let round = 0; round < 3; round++) {
    vi.advanceTimersByTime(times.everyMs);
    await db.runExclusive(async () => {});
  }
  expect(events.maintained).toHaveBeenCalledOnce();
  await db.exec("INSERT INTO kept VALUES (1)");
  vi.advanceTimersByTime(times.everyMs);
  await db.runExclusive(async () => {});
  expect(events.maintained).toHaveBeenCalledTimes(2);
  expect(events.failed).not.toHaveBeenCalled();
  stop();
});

it("finds its moment in a shop that asks its database every five seconds, once its rest is over", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  let askedAt = performance.now();
  const asking = setInterval(() => {
    askedAt = performance.now();
  }, lookEveryMs);
  const idleMs = () => performance.now() - askedAt;
  const stop = maintainWhenIdle(db, { busyMs: () => 0, idleMs }, maintenanceTimes, events);
  await db.exec("INSERT INTO kept VALUES (2)");
  vi.advanceTimersByTime(maintenanceTimes.restMs - 1);
  await db.runExclusive(async () => {});
  expect(events.maintained).not.toHaveBeenCalled();
  for (let second = 0; second < lookEveryMs; second += maintenanceTimes.everyMs) {
    vi.advanceTimersByTime(maintenanceTimes.everyMs);
    await db.runExclusive(async () => {});
  }
  expect(events.maintained).toHaveBeenCalledOnce();
  clearInterval(asking);
  stop();
});

it("stands back for a transaction that begins while it waits for its turn", async () => {
  const stop = maintainWhenIdle(db, idle, times, events);
  await db.runExclusive(async () => {
    vi.advanceTimersByTime(times.everyMs);
    await ask("BEGIN");
    await ask("INSERT INTO kept VALUES (7)");
  });
  await db.runExclusive(async () => {});
  await db.runExclusive(() => ask("COMMIT"));
  const { rows } = await db.query("SELECT n FROM kept WHERE n = 7");
  expect(rows).toEqual([{ n: 7 }]);
  expect(events.maintained).not.toHaveBeenCalled();
  expect(events.failed).not.toHaveBeenCalled();
  stop();
});

it("stands back for a statement that is half asked when its turn comes", async () => {
  let idleMs = 60_000;
  const stop = maintainWhenIdle(db, { busyMs: () => 0, idleMs: () => idleMs }, times, events);
  await db.runExclusive(async () => {
    vi.advanceTimersByTime(times.everyMs);
    idleMs = 0;
  });
  await db.runExclusive(async () => {});
  expect(events.maintained).not.toHaveBeenCalled();
  stop();
});

it("tells when it failed, and looks again", async () => {
  const broken = new Error("out of space");
  const stop = maintainWhenIdle(db, idle, times, events);
  const asked = vi.spyOn(db, "execProtocol").mockRejectedValueOnce(broken);
  vi.advanceTimersByTime(times.everyMs);
  await eventually(() => expect(events.failed).toHaveBeenCalledExactlyOnceWith(broken));
  asked.mockRestore();
  vi.advanceTimersByTime(times.everyMs);
  await db.runExclusive(async () => {});
  expect(events.maintained).toHaveBeenCalledOnce();
  stop();
});
