import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addItem, changeItem, countIds, fromItem, makeItem, readJson, toItem } from "./json-tree";

const all = {
  name: "x",
  count: 1,
  isNew: true,
  size: { wide: 3 },
  tags: ["a", ["b"], { c: false }],
};

function treeOf(value: unknown) {
  const item = toItem(value, countIds());
  if (!item) throw new Error("no item");
  return item;
}

describe("a JSON editor's items", () => {
  it("R-JSON-01[types] are text, number, boolean, json and array, and stand for what they were made of", () => {
    const tree = treeOf(all);
    expect(tree.items.map(({ type }) => type)).toEqual([
      "text",
      "number",
      "boolean",
      "json",
      "array",
    ]);
    expect(fromItem(tree)).toEqual(all);
  });

  it("R-JSON-01[types] new ones are empty, and go to the end of what they are added to", () => {
    let tree = makeItem("json", 1);
    for (const [id, type] of (["text", "number", "boolean", "json", "array"] as const).entries()) {
      tree = addItem(tree, 1, makeItem(type, id + 2, type));
    }
    expect(fromItem(tree)).toEqual({ text: "", number: 0, boolean: true, json: {}, array: [] });
  });

  it("R-JSON-03[nested] a text inside an array inside a json item is part of the value", () => {
    let tree = addItem(makeItem("json", 1), 1, makeItem("json", 2, "outer"));
    tree = addItem(tree, 2, makeItem("array", 3, "list"));
    tree = addItem(tree, 3, makeItem("text", 4));
    tree = changeItem(tree, 4, (item) => ({ ...item, text: "deep" }));
    expect(fromItem(tree)).toEqual({ outer: { list: ["deep"] } });
    expect(fromItem(changeItem(tree, 3, () => undefined))).toEqual({ outer: {} });
  });

  it("R-JSON-03[null] what has null in it is edited as text", () => {
    expect(toItem({ a: [null] }, countIds())).toBeUndefined();
    expect(toItem(null, countIds())).toBeUndefined();
  });

  it("a text that is no JSON has no value", () => {
    expect(readJson("{")).toBeUndefined();
    expect(readJson("{}")).toEqual({ value: {} });
    expect(readJson("null")).toEqual({ value: null });
  });

  it("R-JSON-01[types] any value without null comes back as it was", () => {
    const { json } = fc.letrec<{ json: unknown }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.array(tie("json"), { maxLength: 3 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie("json"), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(json, (value) => {
        expect(fromItem(treeOf(value))).toEqual(value);
      }),
    );
  });
});
