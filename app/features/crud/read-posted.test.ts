import { expect, it } from "vitest";
import { readPosted } from "./read-posted";

function read(fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readPosted(form, "fa");
}

it("R-CRUD-13[edits] what is empty changes nothing unless its box says that it is meant so", () => {
  const posted = read([
    ["intent", "edit"],
    ["ids", "3"],
    ["ids", "4"],
    ["title", ""],
    ["amount", "۷"],
    ["note", ""],
    ["empty.note", "on"],
  ]);
  expect(posted).toMatchObject({ ids: ["3", "4"], changes: { amount: "۷", note: "" } });
  expect(posted.changes).not.toHaveProperty("title");
});

it("R-DATE-08[server] a date's selects are one day of the wire; half a date is no day", () => {
  const day = (month: string): [string, string][] => [
    ["made_on.day", "1"],
    ["made_on.month", month],
    ["made_on.year", "1403"],
    ["made_on", "1999-01-01"],
  ];
  expect(read(day("1")).item).toEqual({ made_on: "2024-03-20" });
  expect(read(day("")).item).toEqual({ made_on: "1403--1" });
  expect(read([["made_on.year", ""]]).changes).toEqual({});
});
