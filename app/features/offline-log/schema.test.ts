import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readOperations } from "./schema.server";

const day = 86_400_000;
const at = (agoMs = 0) => new Date(Date.now() - agoMs).toISOString();
const add = (more = {}) => ({
  op_id: randomUUID(),
  at: at(),
  type: "add",
  variant_id: "v1",
  qty: 1,
  ...more,
});

it("cart and wish list are told apart, each in its order", () => {
  const first = add();
  const wish = { op_id: randomUUID(), at: at(), type: "wish", product_id: 7, variant_id: null };
  const last = add({ type: "remove" });
  const { cart, wishes, refused } = readOperations([first, wish, last]);
  expect(cart.map(({ op_id }) => op_id)).toEqual([first.op_id, last.op_id]);
  expect(wishes.map(({ op_id }) => op_id)).toEqual([wish.op_id]);
  expect(refused).toEqual([]);
});

it.each([
  ["older than ninety days", { at: at(91 * day) }],
  ["of next week", { at: at(-7 * day) }],
  ["without a time", { at: undefined }],
  ["of no kind", { type: "steal" }],
  ["of nothing", { qty: 0 }],
  ["of too many", { qty: 1000 }],
  ["of a strange variant", { variant_id: "../../etc" }],
])("an operation %s is refused, and spoils no other", (_what, wrong) => {
  const broken = add(wrong);
  const good = add();
  const { cart, refused } = readOperations([broken, good]);
  expect(cart.map(({ op_id }) => op_id)).toEqual([good.op_id]);
  expect(refused).toEqual([broken.op_id]);
});

it.each([
  ["years behind", -2000 * day],
  ["years ahead", 2000 * day],
])("a phone whose clock is %s is believed in what has passed since", (_what, off) => {
  const now = Date.now() + off;
  const good = add({ at: at(-off) });
  const old = add({ at: at(-off + 91 * day) });
  const { cart, refused } = readOperations([good, old], now);
  expect(cart.map(({ op_id }) => op_id)).toEqual([good.op_id]);
  expect(refused).toEqual([old.op_id]);
});

it("what has no name is nothing", () => {
  expect(readOperations([null, 7, "x", {}, add({ op_id: "again" })])).toEqual({
    cart: [],
    wishes: [],
    messages: [],
    addresses: [],
    intents: [],
    refused: [],
  });
});

it("messages are told apart, each with the name of its posting", () => {
  const reply = {
    op_id: randomUUID(),
    at: at(),
    type: "reply",
    ticket: "100001",
    body: "Still no parcel",
  };
  const ticket = {
    op_id: randomUUID(),
    at: at(),
    type: "ticket",
    department: "other",
    subject: "No parcel",
    body: "Where is it?",
    order: null,
    product: null,
  };
  const wrong = { ...reply, op_id: randomUUID(), ticket: "../staff" };
  const { messages, refused } = readOperations([reply, ticket, wrong]);
  expect(messages.map(({ op_id }) => op_id)).toEqual([reply.op_id, ticket.op_id]);
  expect(refused).toEqual([wrong.op_id]);
});
