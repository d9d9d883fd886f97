import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GivenRule, validateForm, validateValue } from "./validate";

/** Rule, what passes, what fails, the text's key (R-VAL). */
const cases: [id: string, rule: GivenRule, passes: unknown[], fails: unknown[], key: string][] = [
  [
    "R-VAL-01[rule]",
    "required",
    ["a", 0, false, " ", [1]],
    [null, "", undefined, []],
    "required_error",
  ],
  ["R-VAL-02[rule]", "required_array", [[1]], [[], null, "", undefined, "a"], "required_error"],
  [
    "R-VAL-03[rule]",
    "email",
    ["a@b.co", "a.b+c@d.example.org"],
    ["a@", "@b.co", "a b@c.d", "a@b", "a@b..co", "a@b.co."],
    "validate_email",
  ],
  [
    "R-VAL-04[rule]",
    "url",
    ["https://a.b/c", "http://localhost:3000", "https://مثال.ایران/الف?ب#پ", "HTTPS://A.B"],
    ["foo", "javascript:alert(1)", "https://", "https://a b", "ftp://a.b", "https://u:p@a.b"],
    "validate_url",
  ],
  [
    "R-VAL-05[rule] R-CONST-38[value]",
    "phone",
    [
      "5551234567",
      "(555) 123-4567",
      "555.123.4567",
      "+(555)-123-4567",
      "۹۱۲ ۱۲۳ ۴۵۶۷",
      "٩١٢١٢٣٤٥٦٧",
    ],
    ["12345", "555123456a", "55512345678", "(555 123 4567", "555--1234567"],
    "validate_phone",
  ],
  [
    "R-VAL-06[rule]",
    "number",
    ["12", "1.5", "1.2.3", "۱۲٫۵", "٣٤", 12],
    ["-1", "1e3", "1 2", "12a", " "],
    "numeric_error",
  ],
  ["R-VAL-07[rule]", "english", ["abc12", "Z۱"], ["a b", "a-b", "سلام", "é"], "english_error"],
  ["R-VAL-08[rule]", ["match", "one"], ["one"], ["two", "One"], "validate_match"],
  ["R-VAL-09[rule]", ["min_len", 3], ["abc", "😀😀😀"], ["ab", "😀😀"], "validate_min_len"],
  ["R-VAL-10[rule]", ["max_len", 3], ["abc", [1, 2]], ["abcd", [1, 2, 3, 4]], "validate_max_len"],
  ["R-VAL-11[rule]", ["len", 3], ["abc"], ["ab", "abcd"], "validate_len"],
  ["R-VAL-12[rule]", ["min", 5], ["5", "10", "۱۰", 5], ["4", "a", " "], "validate_min"],
  ["R-VAL-13[rule]", ["max", 5], ["5", "-1", "٤٫٩"], ["10", "۶", " "], "validate_max"],
  ["R-VAL-14[rule]", ["eq", 5], ["5", "5.0", "۵"], ["6", "five"], "validate_eq"],
  ["R-VAL-15[rule]", "foo", [], ["x"], "validate_notDefined"],
  ["R-VAL-15[rule]", "not_required", [], ["x"], "validate_notDefined"],
  ["R-VAL-15[rule]", "required_if", [], ["x"], "validate_notDefined"],
  ["R-VAL-15[rule]", "toString", [], ["x"], "validate_notDefined"],
  [
    "number fields:",
    "decimal",
    ["12", "-1.5", ".5", "5.", " ۱۲٫۵ "],
    ["1.2.3", "--1", "1e3", ".", "-", "12a", "a12", " "],
    "numeric_error",
  ],
  ["JSON fields:", "json", ['{"a":[1]}', "0"], ["{a:1}", "[1,", " "], "json_error"],
  ["select fields:", ["one_of", ["a", "b"]], ["a", "b"], ["c", "A"], "choice_error"],
  ["a choice of nothing allows nothing", "one_of", [], ["a"], "choice_error"],
  ["a bound that is none holds nothing", ["min", "x"], [], ["5"], "validate_min"],
];

describe.each(cases)("%s %j", (id, rule, passes, fails, key) => {
  if (passes.length > 0) {
    it.each(passes.map((value) => [value]))(`${id} %j passes`, (value) => {
      expect(validateValue(value, [rule])).toBeUndefined();
    });
  }

  it.each(fails.map((value) => [value]))(`${id} %j fails with ${key}`, (value) => {
    expect(validateValue(value, [rule])?.key).toBe(key);
  });
});

describe("what a refusal says", () => {
  it.each([
    ["R-VAL-09[message]", ["min_len", 3], "ab", { bound: 3, length: 2 }],
    ["R-VAL-10[message]", ["max_len", 3], "abcd", { bound: 3, length: 4 }],
    ["R-VAL-11[message]", ["len", 3], "ab", { bound: 3, length: 2 }],
    ["R-VAL-12[message]", ["min", 5], "4", { bound: 5 }],
  ] as const)("%s %j of %s says its numbers", (_id, rule, value, params) => {
    expect(validateValue(value, [rule])?.params).toEqual(params);
  });

  it("R-VAL-17[first, next] is the first rule's alone, in the order of the rules", () => {
    const rules = ["required", "email", ["min_len", 9]] as const;
    expect(validateValue("", rules)?.key).toBe("required_error");
    expect(validateValue("x", rules)?.key).toBe("validate_email");
    expect(validateValue("a@b.co", rules)?.key).toBe("validate_min_len");
  });
});

it.each(cases.filter(([, rule]) => !String(rule).startsWith("required")))(
  "R-VAL-16[empty] %s %j passes on what is empty",
  (_id, rule) => {
    expect(["", null, undefined, []].map((value) => validateValue(value, [rule]))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

it("R-VAL-15[rule] a rule whose name only has required in it asks nothing of what is empty", () => {
  expect(validateValue("", ["not_required"])).toBeUndefined();
  expect(validateValue("", ["required_if"])).toBeUndefined();
});

it("R-VAL-19[valid] a form is valid when no field has an error, whatever else was sent", () => {
  const rules = { name: ["required"], zip: ["number"] } as const;
  expect(validateForm({ name: "", zip: "x" }, rules)).toEqual({
    name: { key: "required_error" },
    zip: { key: "numeric_error" },
  });
  expect(validateForm({ name: "Sara", zip: "۱۲", other: "" }, rules)).toStrictEqual({});
});

it("no text keeps a pattern busy for long", () => {
  const long = fc.stringMatching(/^[a-z.@:/-]*$/, { maxLength: 40 });
  const began = performance.now();
  fc.assert(
    fc.property(long, (text) => {
      const hostile = `https://${text.repeat(500)} `;
      for (const rule of ["email", "url", "phone", "number", "english"]) {
        expect(validateValue(hostile, [rule])).toBeDefined();
      }
    }),
    { numRuns: 50 },
  );
  expect(performance.now() - began).toBeLessThan(10_000);
});
