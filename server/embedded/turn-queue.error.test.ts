import { expect, it, vi } from "vitest";
import { TurnQueue } from "./turn-queue";

/** Answers as a database that is ready in no transaction, or in one. */
const idle = Uint8Array.from([0x5a, 0, 0, 0, 5, 0x49]);
const inTransaction = Uint8Array.from([0x5a, 0, 0, 0, 5, 0x54]);
const begin = Uint8Array.from([0x51, 1]);
const select = Uint8Array.from([0x51, 2]);

function fakeDatabase() {
  const exec = vi.fn(async () => []);
  return {
    exec,
    runExclusive: <T>(work: () => Promise<T>) => work(),
    execProtocolRawStream: async (
      message: Uint8Array,
      { onRawData }: { onRawData(data: Uint8Array): void },
    ) => onRawData(message === begin ? inTransaction : idle),
  };
}

const deaf = () => {};

it("dismisses a connection that keeps the others waiting in a transaction without a word", async () => {
  const database = fakeDatabase();
  const queue = new TurnQueue(database as never, 30);
  await queue.enqueue(1, begin, deaf);
  expect(await queue.enqueue(2, select, deaf)).toBe(idle.length);
  expect(database.exec).toHaveBeenCalledWith("ROLLBACK");
  await expect(queue.enqueue(1, select, deaf)).rejects.toThrow("kept others waiting");
  queue.stop();
});

it("leaves one alone for which nobody waits", async () => {
  const database = fakeDatabase();
  vi.useFakeTimers();
  const queue = new TurnQueue(database as never, 30);
  await queue.enqueue(1, begin, deaf);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await queue.enqueue(1, select, deaf)).toBe(idle.length);
  expect(database.exec).not.toHaveBeenCalled();
  queue.stop();
});

it("refuses what a connection that has gone still wanted", async () => {
  const queue = new TurnQueue(fakeDatabase() as never);
  await queue.enqueue(1, begin, deaf);
  const waiting = queue.enqueue(2, select, deaf);
  queue.clearQueueForHandler(2);
  await expect(waiting).rejects.toThrow("gone");
  queue.stop();
});
