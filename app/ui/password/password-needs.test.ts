import { expect, it } from "vitest";
import { isWeak, type PasswordPolicy, validatePassword } from "./password-needs";

const unmet = (password: string, policy?: PasswordPolicy) =>
  validatePassword(password, policy).flatMap(({ need, isMet }) => (isMet ? [] : [need]));

it.each<[string, string, PasswordPolicy, string[]]>([
  ["R-PASS-01[default] R-CONST-16[value]", "abcdefg", {}, ["min_len"]],
  ["R-PASS-01[default] R-CONST-16[value]", "abcdefgh", {}, []],
  ["R-PASS-01[configurable]", "abc", { minLength: 3 }, []],
  ["R-PASS-01[default] in characters", "😀😀😀😀a", {}, ["min_len"]],
  ["R-PASS-02[lower]", "ABCDEFG1", {}, ["lower"]],
  ["R-PASS-02[off]", "ABCDEFG1", { lower: false }, []],
  ["R-PASS-03[upper]", "abcdefgh", { upper: true }, ["upper"]],
  ["R-PASS-03[upper]", "Abcdefgh", { upper: true }, []],
  ["R-PASS-03[number]", "abcdefgh", { number: true }, ["number"]],
  ["R-PASS-03[number]", "abcdefg۱", { number: true }, []],
  ["R-PASS-03[special] R-CONST-32[value]", "abcdefg?", { special: true }, ["special"]],
  ...[..."!@#$%^&*"].map((sign): [string, string, PasswordPolicy, string[]] => [
    "R-PASS-03[special] R-CONST-32[value]",
    `abcdefg${sign}`,
    { special: true },
    [],
  ]),
])("%s %s with %j lacks %j", (_id, password, policy, lacks) => {
  expect(unmet(password, policy)).toEqual(lacks);
});

it("R-PASS-04[active] what is not asked for is not listed", () => {
  expect(validatePassword("").map(({ need }) => need)).toEqual(["min_len", "lower"]);
  const all = { upper: true, number: true, special: true };
  expect(validatePassword("Abcdefg1", all)).toEqual([
    { need: "min_len", isMet: true },
    { need: "lower", isMet: true },
    { need: "upper", isMet: true },
    { need: "number", isMet: true },
    { need: "special", isMet: false },
  ]);
});

it("R-PASS-05[error, untouched] one unmet need is an error, none is none, and an empty optional one passes", () => {
  expect(isWeak("abcdefg", {}, true)).toBe(true);
  expect(isWeak("abcdefgh", {}, true)).toBe(false);
  expect(isWeak("", {}, true)).toBe(true);
  expect(isWeak("", {}, false)).toBe(false);
  expect(isWeak("a", {}, false)).toBe(true);
});
