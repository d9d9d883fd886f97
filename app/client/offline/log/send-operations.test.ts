import { expect, it } from "vitest";
import type { Entry, OfflineLog } from "./offline-log";
import type { LoggedProblem, Operation, OperationProblem } from "./operation";
import { maxCharsPerRequest, type PostOperations, sendOperations } from "./send-operations";

/** The log in memory: as much of it as sending needs. */
function logOf(owners: readonly string[]) {
  let entries: Entry[] = owners.map((owner, index) => ({
    place: index + 1,
    operation: operation(`op${index + 1}`, owner),
  }));
  const problems: LoggedProblem[] = [];
  const log = {
    dropAltered: async () => [],
    read: async (max = 1000) => entries.slice(0, max),
    async settle(places: readonly number[], found: readonly LoggedProblem[]) {
      entries = entries.filter(({ place }) => !places.includes(place));
      problems.push(...found);
    },
  } as unknown as OfflineLog;
  return { log, problems, left: () => entries.map(({ operation }) => operation.op_id) };
}

function operation(op_id: string, owner: string): Operation {
  const change = { type: "remove" as const, variant_id: "v1" };
  return { op_id, at: "2026-01-02T03:04:05.000Z", owner, change, name: "Kettle" };
}

/** A shop that notes what it was sent. */
function shop(answer: (ids: string[]) => OperationProblem[] = () => []) {
  const sent: string[][] = [];
  const post: PostOperations = async (owner, operations) => {
    const ids = operations.map(({ op_id }) => op_id);
    sent.push([owner, ...ids]);
    return { problems: answer(ids), lists: { cart: null, wishes: [ids.length] } };
  };
  return { sent, post };
}

it("all is sent in its order, two hundred at a time, and leaves the log", async () => {
  const { log, left } = logOf(Array.from({ length: 450 }, () => "7"));
  const { sent, post } = shop();
  const result = await sendOperations(log, "7", post);
  expect(sent.map((part) => part.length - 1)).toEqual([200, 200, 50]);
  expect(sent.flatMap(([, ...ids]) => ids)).toEqual(
    Array.from({ length: 450 }, (_, index) => `op${index + 1}`),
  );
  expect([result.sent, result.lists, left()]).toEqual([450, { cart: null, wishes: [50] }, []]);
});

it("what came to no answer waits on, all of it", async () => {
  const { log, left } = logOf(["", ""]);
  const fail: PostOperations = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(sendOperations(log, "", fail)).rejects.toThrow(TypeError);
  expect(left()).toEqual(["op1", "op2"]);
});

it("what a part was answered stays answered when the next one is lost", async () => {
  const { log, left } = logOf(["", "7"]);
  const { post } = shop();
  const losing: PostOperations = (owner, operations) =>
    owner === "" ? post(owner, operations) : Promise.reject(new TypeError("Failed to fetch"));
  await expect(sendOperations(log, "7", losing)).rejects.toThrow(TypeError);
  expect(left()).toEqual(["op2"]);
});

it("security: what somebody else did on this device is dropped unsent", async () => {
  const { log, left } = logOf(["7", "", "8"]);
  const { sent, post } = shop();
  await sendOperations(log, "8", post);
  expect(sent).toEqual([
    ["", "op2"],
    ["8", "op3"],
  ]);
  expect(left()).toEqual([]);
});

it("security: a visitor sends nobody's but their own", async () => {
  const { log } = logOf(["7"]);
  const { sent, post } = shop();
  const result = { sent: 0, dropped: 1, problems: [], lists: null };
  expect(await sendOperations(log, "", post)).toEqual(result);
  expect(sent).toEqual([]);
});

it("what the shop could not do is kept with what was answered", async () => {
  const { log, problems } = logOf([""]);
  const problem = { op_id: "op1", text: "Sold out", variant_id: null };
  const result = await sendOperations(log, "", shop(() => [problem]).post);
  expect([result.problems, problems]).toEqual([[problem], [{ ...problem, owner: "" }]]);
});

it("long messages are sent in as many parts as the shop takes, in their order", async () => {
  const { log, left } = logOf(["7", "7", "7"]);
  const body = "س".repeat(maxCharsPerRequest / 15);
  for (const { operation: one } of await log.read()) {
    one.change = { type: "reply", ticket: "100001", body };
  }
  const { sent, post } = shop();
  await sendOperations(log, "7", post);
  expect(sent).toEqual([
    ["7", "op1", "op2"],
    ["7", "op3"],
  ]);
  expect(left()).toEqual([]);
});

it("where nobody can tell who reads, the shop is asked for each owner's part", async () => {
  const { log, left } = logOf(["", "7"]);
  const { sent, post } = shop();
  await sendOperations(log, undefined, post);
  expect(sent).toEqual([
    ["", "op1"],
    ["7", "op2"],
  ]);
  expect(left()).toEqual([]);
});

/** As an entry with pictures has it, which are whatever they are. */
const pictures = [{ name: "door.png", blob: new Blob(["x"]) }];
const written = { type: "reply", ticket: "100001", body: "Look" } as const;

it("pictures wait for all else but for what was written to the shop after them, and their message goes by itself", async () => {
  const { log, left } = logOf(["7", "7", "7", "7", "7"]);
  const entries = await log.read();
  for (const place of [0, 2, 3]) {
    const one = entries[place]?.operation;
    if (one) one.change = { type: "reply", ticket: "100001", body: "Look" };
  }
  Object.assign(entries[2]?.operation ?? {}, { pictures });
  const { sent, post } = shop();
  await sendOperations(log, "7", post, async (entry) => entry);
  expect(sent).toEqual([
    ["7", "op1", "op2", "op5"],
    ["7", "op3"],
    ["7", "op4"],
  ]);
  expect(left()).toEqual([]);
});

it("who can't send pictures leaves them, and what was written after them", async () => {
  const { log, left } = logOf(["7", "7"]);
  const entries = await log.read();
  Object.assign(entries[0]?.operation ?? {}, { pictures, change: written });
  const { sent, post } = shop();
  await sendOperations(log, undefined, post);
  expect([sent, left()]).toEqual([[["7", "op2"]], ["op1"]]);
});

it("what was taken back while its pictures were on their way is not sent", async () => {
  const { log, left } = logOf(["7"]);
  const entries = await log.read();
  Object.assign(entries[0]?.operation ?? {}, { pictures, change: written });
  const { sent, post } = shop();
  await sendOperations(log, "7", post, async ({ place }) => {
    await log.settle([place], []);
    return undefined;
  });
  expect([sent, left()]).toEqual([[], []]);
});

it("what goes along where a message is tried again are the pictures that the shop took", async () => {
  const { log, problems } = logOf(["7"]);
  const entries = await log.read();
  const taken = { ...pictures[0], answer: { link: "/a", at: 1 } };
  const refused = { ...pictures[0], answer: { refused: "No picture" } };
  Object.assign(entries[0]?.operation ?? {}, { pictures: [refused, taken] });
  const again = { type: "reply" as const, ticket: "100001", body: "Look" };
  const problem = { op_id: "op1", text: "No picture", variant_id: null, again };
  await sendOperations(log, "7", shop(() => [problem]).post, async (entry) => entry);
  expect(problems).toEqual([{ ...problem, owner: "7", pictures: [taken] }]);
});
