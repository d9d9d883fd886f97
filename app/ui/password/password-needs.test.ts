import { expect, it } from "vitest";
import { isWeak, judgePassword, type PasswordPolicy } from "./password-needs";

const unmet = (password: string, policy?: PasswordPolicy) =>
  judgePassword(password, policy).flatMap(({ need, isMet }) => (isMet ? [] : [need]));

it.each<[string, string, PasswordPolicy, string[]]>([
  ["R-PASS-01 R-CONST-16", "abcdefg", {}, ["min_len"]],
  ["R-PASS-01 R-CONST-16", "abcdefgh", {}, []],
  ["R-PASS-01", "abc", { minLength: 3 }, []],
  ["R-PASS-01 in characters", "😀😀😀😀a", {}, ["min_len"]],
  ["R-PASS-02", "ABCDEFG1", {}, ["lower"]],
  ["R-PASS-02", "ABCDEFG1", { lower: false }, []],
  ["R-PASS-03", "abcdefgh", { upper: true }, ["upper"]],
  ["R-PASS-03", "Abcdefgh", { upper: true }, []],
  ["R-PASS-03", "abcdefgh", { number: true }, ["number"]],
  ["R-PASS-03", "abcdefg۱", { number: true }, []],
  ["R-PASS-03 R-CONST-32", "abcdefg?", { special: true }, ["special"]],
  ...[..."!@#$%^&*"].map((sign): [string, string, PasswordPolicy, string[]] => [
    "R-PASS-03 R-CONST-32",
    `abcdefg${sign}`,
    { special: true },
    [],
  ]),
])("%s %s with %j lacks %j", (_id, password, policy, lacks) => {
  expect(unmet(password, policy)).toEqual(lacks);
});

it("R-PASS-04 what is not asked for is not listed", () => {
  expect(judgePassword("").map(({ need }) => need)).toEqual(["min_len", "lower"]);
  const all = { upper: true, number: true, special: true };
  expect(judgePassword("Abcdefg1", all)).toEqual([
    { need: "min_len", isMet: true },
    { need: "lower", isMet: true },
    { need: "upper", isMet: true },
    { need: "number", isMet: true },
    { need: "special", isMet: false },
  ]);
});

it("R-PASS-05 one unmet need is an error, none is none, and an empty optional one passes", () => {
  expect(isWeak("abcdefg", {}, true)).toBe(true);
  expect(isWeak("abcdefgh", {}, true)).toBe(false);
  expect(isWeak("", {}, true)).toBe(true);
  expect(isWeak("", {}, false)).toBe(false);
  expect(isWeak("a", {}, false)).toBe(true);
});
