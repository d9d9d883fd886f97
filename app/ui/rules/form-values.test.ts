import { expect, it } from "vitest";
import { readValues, validateByRules } from "./form-values";
import type { FormRules } from "./validate";

it("R-VAL-02[collected] a repeated field is collected where an array is required, else its first value counts", () => {
  const form = new FormData();
  for (const value of ["a", "b"]) form.append("tags", value);
  for (const value of ["c", "d"]) form.append("name", value);
  form.append("other", "not asked for");
  const rules: FormRules = {
    tags: ["required_array", ["max_len", 2]],
    name: ["required"],
    none: ["required_array"],
  };
  expect(readValues(form, rules)).toEqual({ tags: ["a", "b"], name: "c", none: [] });
});

it("a file control without a file is empty", () => {
  const form = new FormData();
  form.append("file", new File([], ""));
  expect(readValues(form, { file: ["required"] })).toEqual({ file: undefined });
  const letter = new File(["words"], "letter.txt");
  form.append("file", letter);
  expect(readValues(form, { file: ["required"] })).toEqual({ file: letter });
});

it("R-VAL-19[valid] a form is validated by what was sent of its ruled fields", () => {
  const form = new FormData();
  form.append("mail", "a@b.co");
  const rules: FormRules = { mail: ["required", "email"] };
  expect(validateByRules(form, rules)).toStrictEqual({});
  form.set("mail", "a@");
  expect(validateByRules(form, rules)).toEqual({ mail: { key: "validate_email" } });
});
