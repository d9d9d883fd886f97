import { describe, expect, it } from "vitest";
import { nextSort, readFilters, readTableState, stateFields, tablePath } from "./table-state";

const read = (query: string) => readTableState(new URLSearchParams(query), "fa");

describe("a table's address", () => {
  it("R-CRUD-03[sent-back] carries the marker, the sort and both searches from page to page", () => {
    const state = {
      page: 3,
      sort: { column: "title", isDescending: true },
      search: "فرش",
      filters: '{"kind":{"op":"eq","value":"rug"}}',
      t: "123",
    };
    const path = tablePath("/en/__lab/crud", state);
    expect(read(path.split("?")[1] ?? "")).toEqual(state);
  });

  it("R-CRUD-03[none] sends no marker where the answer had none", () => {
    expect(stateFields({ page: 2, search: "" })).toEqual({ page: "2" });
    expect(tablePath("/x", {})).toBe("/x");
  });

  it("keeps the page's own parameters and no others", () => {
    const state = readTableState(new URLSearchParams("list=a&list=b&other=c&page=2"), "en", [
      "list",
    ]);
    expect(state.kept).toEqual({ list: "a" });
    expect(tablePath("/x", state)).toBe("/x?list=a&page=2");
  });

  it.each(["0", "-3", "x", "", "NaN"])("page %s is the first", (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it("R-CRUD-09[json] builds a_search of the advanced search's fields, without the empty ones", () => {
    const query = "f.title=lamp&op.title=has&f.amount=5&op.amount=gte&f.kind=&op.kind=eq";
    expect(JSON.parse(read(query).filters)).toEqual({
      title: { op: "has", value: "lamp" },
      amount: { op: "gte", value: "5" },
    });
    expect(read("f.title=++&op.title=has").filters).toBe("");
  });

  it("shows a_search in the fields again; what is none fills nothing", () => {
    expect(readFilters('{"amount":{"op":"lte","value":5}}')).toEqual({
      amount: { op: "lte", value: "5" },
    });
    for (const broken of ["", "{", "null", "7", '{"a":1}', '{"a":null}', '{"a":{"op":1}}']) {
      expect(readFilters(broken)).toEqual({});
    }
  });
});

describe("a click on a heading", () => {
  it("R-CRUD-04[cycle] goes from none to ascending, to descending, to none", () => {
    const first = nextSort(undefined, "a");
    expect(first).toEqual({ column: "a", isDescending: false });
    const second = nextSort(first, "a");
    expect(second).toEqual({ column: "a", isDescending: true });
    expect(nextSort(second, "a")).toBeUndefined();
  });

  it("R-CRUD-05[another-column] on another column begins with ascending", () => {
    const sorted = { column: "a", isDescending: true };
    expect(nextSort(sorted, "b")).toEqual({ column: "b", isDescending: false });
  });
});

it("R-CRUD-09[json] a date's selects are compared as one day; half a date asks for nothing", () => {
  const day = "f.made_on.day=1&f.made_on.month=1&f.made_on.year=1403&op.made_on=gte";
  const filters = { made_on: { op: "gte", value: "2024-03-20" } };
  expect(JSON.parse(read(day).filters)).toEqual(filters);
  expect(JSON.parse(read(`${day}&f.made_on=2024-03-20`).filters)).toEqual(filters);
  expect(read("f.made_on.day=&f.made_on.month=&f.made_on.year=1403&op.made_on=gte").filters).toBe(
    "",
  );
});
