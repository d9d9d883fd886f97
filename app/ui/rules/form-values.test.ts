import { expect, it } from "vitest";
import { readValues } from "./form-values";

it("R-VAL-02 a repeated field is collected where an array is required, else its first value counts", () => {
  const form = new FormData();
  for (const value of ["a", "b"]) form.append("tags", value);
  for (const value of ["c", "d"]) form.append("name", value);
  form.append("other", "not asked for");
  const rules = { tags: ["required_array"], name: ["required"], none: ["required_array"] };
  expect(readValues(form, rules)).toEqual({ tags: ["a", "b"], name: "c", none: [] });
});

it("R-VAL-01 a file control without a file is empty", () => {
  const form = new FormData();
  form.append("file", new File([], ""));
  expect(readValues(form, { file: ["required"] })).toEqual({ file: undefined });
});
