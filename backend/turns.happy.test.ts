import { beforeEach, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./db/database";
import { createApp } from "./http/app";
import { inTurn, nextTurn } from "./turns";

let turn = 0;

beforeEach(() => {
  turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(counting));
});

/** In which turns of the event loop the steps went on, which were ready in the same one. */
async function turnsOf(steps: Promise<unknown>[]): Promise<number[]> {
  return Promise.all(steps.map((step) => step.then(() => turn)));
}

const three = (step: () => Promise<unknown>) => turnsOf([step(), step(), step()]);
const each = (turns: number[]) => new Set(turns).size;

it("steps that are ready at once have a turn each, in their order", async () => {
  const turns = await three(nextTurn);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  expect(each(turns)).toBe(3);
});

it("what is answered at once is taken up in a turn each", async () => {
  expect(each(await three(() => inTurn(Promise.resolve())))).toBe(3);
});

it("what the connections of changes answer is taken up in a turn each, what is read isn't", async () => {
  const database = openDatabase({ kind: "server", url: "postgres://127.0.0.1:9" });
  onTestFinished(() => database.close());
  const answered = async () => {};
  expect(each(await three(() => database.write(answered)))).toBe(3);
  expect(each(await three(() => database.run(answered)))).toBe(1);
});

it("calls that change something begin in a turn each, what is read doesn't wait", async () => {
  const app = createApp({
    version: async () => null,
    recentMoves: () => "",
    follow: async () => {},
    requireLogin: () => Promise.reject(new Error("Nobody asks.")),
    log: { error() {}, warn() {}, info() {} },
  });
  const begun: number[] = [];
  app.on(["GET", "POST"], "/step", (c) => {
    begun.push(turn);
    return c.body(null, 204);
  });
  const call = (method: string) => async () => {
    const { status } = await app.request("/api/step", { method }, {});
    expect(status).toBe(204);
  };
  await three(call("POST"));
  expect(each(begun.splice(0))).toBe(3);
  await three(call("GET"));
  expect(each(begun)).toBe(1);
});
