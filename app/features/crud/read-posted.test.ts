import { expect, it } from "vitest";
import { readPosted, searchesIn } from "./act-on-table.server";

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

it("a group's boxes are a list, amounts by currency their column's money, and a change says on what it was made", () => {
  const posted = read([
    ["departments.one", "lamps"],
    ["departments.one", "rugs"],
    ["amount:USD", "۵٫۵"],
    ["amount:IRR", ""],
    ["least:USD", "many"],
    ["least:IRR", "0.05"],
    ["_version", "3"],
    ["_was", '{"Code":"TEN"}'],
  ]);
  expect(posted.item).toEqual({
    departments: ["lamps", "rugs"],
    amount: { USD: 550, IRR: null },
    least: { USD: "many", IRR: "0.05" },
  });
  expect(posted).toMatchObject({ version: "3", was: { Code: "TEN" } });
  expect(posted.changes).toMatchObject({ amount: { USD: 550 } });
  expect(posted.changes).not.toHaveProperty("amount.IRR");
});

it("a moment's selects are a time in UTC by the language's clock", () => {
  const parts = { year: "1403", month: "1", day: "1", hour: "12", minute: "30", second: "0" };
  const fields = Object.entries(parts).map(([part, value]): [string, string] => [
    `ends_at.${part}`,
    value,
  ]);
  expect(read(fields).item).toEqual({ ends_at: "2024-03-20T09:00:00Z" });
  const empty = fields.map(([name, value]): [string, string] => [
    name,
    /hour|minute|second/.test(name) ? value : "",
  ]);
  expect(read(empty).item).toEqual({ ends_at: "" });
});

it("texts by language are their column's value, and what a field refers to is a list, empty where nothing is ticked", () => {
  const posted = read([
    ["name:en", "Ewer"],
    ["name:fa", ""],
    ["customers.s", "mina@example.org"],
    ["customers.one", "a"],
    ["customers.one", "b"],
    ["categories.s", ""],
    ["picture.s", "ewer"],
    ["picture", "c"],
    ["find", "picture"],
  ]);
  expect(posted.item).toEqual({
    name: { en: "Ewer", fa: "" },
    customers: ["a", "b"],
    categories: [],
    picture: "c",
  });
  expect(posted.changes).toEqual({ name: { en: "Ewer" }, customers: ["a", "b"], picture: "c" });
});

it("the fields that refer to others say what finds these, and what is chosen", () => {
  const form = new FormData();
  form.append("customers.s", "x".repeat(200));
  form.append("customers.one", "a");
  form.append("picture.s", "");
  form.append("picture", "");
  expect(searchesIn(form)).toEqual([
    { field: "customers", s: "x".repeat(150), chosen: ["a"] },
    { field: "picture", s: "", chosen: [] },
  ]);
});
