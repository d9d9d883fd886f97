import { describe, expect, it } from "vitest";
import { columnHash } from "./column-hash";
import { moveColumn, readColumnState, shownColumns, untouched } from "./column-state";
import type { TableColumn } from "./table-view";

const column = (value: string, isShown = true): TableColumn => ({
  value,
  text: value,
  kind: "text",
  isShown,
});
const columns = [column("a"), column("b"), column("c", false), column("d")];
const shown = (state = untouched) => shownColumns(columns, state).map(({ value }) => value);

describe("the columns that are shown", () => {
  it("R-TH-02[table-show] are those that the table shows by itself, in its order", () => {
    expect(shown()).toEqual(["a", "b", "d"]);
  });

  it("R-TH-03[hide, move] follow what the reader hides, shows and moves; new columns come last", () => {
    expect(shown({ visibility: { a: false, c: true }, order: [] })).toEqual(["b", "c", "d"]);
    expect(shown({ visibility: {}, order: ["d", "gone", "a"] })).toEqual(["d", "a", "b"]);
  });

  it("never vanish altogether", () => {
    expect(shown({ visibility: { a: false, b: false, d: false }, order: [] })).toEqual(["a"]);
  });

  it("R-TH-03[move] move by one place, and no further than the ends", () => {
    expect(moveColumn(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
    expect(moveColumn(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(moveColumn(["a", "b"], "a", -1)).toEqual(["a", "b"]);
    expect(moveColumn(["a", "b"], "b", 1)).toEqual(["a", "b"]);
    expect(moveColumn(["a", "b"], "x", 1)).toEqual(["a", "b"]);
  });
});

describe("what is stored", () => {
  it("comes back as it was", () => {
    const state = { visibility: { a: false }, order: ["b", "a"] };
    expect(readColumnState(JSON.stringify(state))).toEqual(state);
  });

  it.each([null, "", "{", "null", "7", "[]", '{"visibility":1,"order":[]}', '{"visibility":{}}'])(
    "R-STORE-18[broken] %s is nothing",
    (text) => expect(readColumnState(text)).toBeNull(),
  );

  it("R-STORE-18[broken] leaves out what is of another type", () => {
    expect(readColumnState('{"visibility":{"a":1,"b":true},"order":["a",2]}')).toEqual({
      visibility: { b: true },
      order: ["a"],
    });
  });

  it("R-STORE-09[key] has the same name for the same columns in any order, another for others", () => {
    expect(columnHash([{ value: "" }])).toBe("811c9dc5");
    expect(columnHash([{ value: "a" }])).toBe("e40c292c");
    expect(columnHash(columns)).toBe(columnHash([...columns].reverse()));
    expect(columnHash(columns)).not.toBe(columnHash(columns.slice(1)));
  });
});
