import { expect, it } from "vitest";
import { isWhole } from "./is-whole";

const change = { type: "remove", variant_id: "v1" };
const named = { op_id: "1", at: "2026-01-02T03:04:05.000Z", owner: "", name: "Kettle" };
const reply = { type: "reply", ticket: "1", body: "Hello" };
const picture = { name: "a.png", blob: new Blob() };

it.each([
  { ...named, change },
  { ...named, change: reply, pictures: [picture] },
  // The shop refuses it, by its name.
  { ...named, change: { type: "of a newer shop" } },
])("an operation is whole: %o", (operation) => {
  expect(isWhole(operation)).toBe(true);
});

it.each([
  null,
  "text",
  {},
  { ...named },
  { ...named, owner: 7, change },
  { ...named, change: null },
  { ...named, change: { variant_id: "v1" } },
  { ...named, change: { ...reply, body: {} } },
  { ...named, change: { type: "address_add", address: null } },
  { ...named, change: reply, pictures: "two" },
  { ...named, change: reply, pictures: [{ name: "a.png", blob: "bytes" }] },
])("what was altered by hand is none: %o", (value) => {
  expect(isWhole(value)).toBe(false);
});
