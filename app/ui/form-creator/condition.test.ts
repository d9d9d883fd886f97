import { afterEach, describe, expect, it, vi } from "vitest";
import { holdAll } from "./condition";
import type { FormField } from "./form-field";
import { shownFields } from "./shown-fields";

const holds = (left: unknown, operator: string, right: unknown) =>
  holdAll([{ field: "other", operator, value: right }], { other: left });

describe("a condition of a form field", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [1, "===", 1, true],
    [1, "===", "1", false],
    [1, "==", "1", true],
    [1, "==", 2, false],
    [1, "!=", "1", false],
    [1, "!=", 2, true],
    [10, ">", 9, true],
    ["10", ">", 9, true],
    [9, ">", 9, false],
    [9, ">=", 9, true],
    [8, ">=", 9, false],
    [8, "<", 9, true],
    [9, "<", 9, false],
    [9, "<=", 9, true],
    [10, "<=", 9, false],
    [undefined, "<", 9, false],
    [undefined, ">=", 0, false],
    ["b", ">", "a", true],
    [2, "in", [1, 2], true],
    ["2", "in", [1, 2], false],
    [2, "in", "12", false],
  ])("R-FORM-03[operators] %j %s %j is %s", (left, operator, right, answer) => {
    expect(holds(left, operator, right)).toBe(answer);
  });

  it("R-FORM-03[toggle] all conditions must hold, and none is no condition", () => {
    const over = { field: "count", operator: ">", value: 1 };
    const gift = { field: "gift", operator: "===", value: true };
    expect(holdAll([over, gift], { count: 2, gift: true })).toBe(true);
    expect(holdAll([over, gift], { count: 2, gift: false })).toBe(false);
    expect(holdAll([], {})).toBe(true);
    expect(holdAll(undefined, {})).toBe(true);
  });

  it("R-FORM-04[logged, hidden] R-ERR-15[operator] an operator that does not exist hides the field and is told to the console once", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(holds(1, "~", 1)).toBe(false);
    expect(holds(1, "~", 1)).toBe(false);
    expect(told).toHaveBeenCalledOnce();
    expect(told.mock.calls[0]?.[0]).toContain("~");
  });
});

describe("the fields that a form asks for", () => {
  const field = (name: string, other?: string): FormField => ({
    name,
    label: name,
    type: "text",
    conditions: other ? [{ field: other, operator: "==", value: "yes" }] : undefined,
  });
  const fields = [field("a"), field("b", "a"), field("c", "b")];
  const names = (values: Record<string, unknown>) =>
    shownFields(fields, values).map(({ name }) => name);

  it("R-FORM-03[toggle] follow what is filled in", () => {
    expect(names({ a: "no" })).toEqual(["a"]);
    expect(names({ a: "yes", b: "no" })).toEqual(["a", "b"]);
    expect(names({ a: "yes", b: "yes" })).toEqual(["a", "b", "c"]);
  });

  it("R-FORM-03[toggle] one that is hidden has no value for those after it", () => {
    expect(names({ a: "no", b: "yes" })).toEqual(["a"]);
  });
});
