import { expect, it } from "vitest";
import { isCodeTyped, printCode } from "./confirm-code.server";

const context = { secret: "s".repeat(32) };

function form(code: string, seal?: string): FormData {
  const filled = new FormData();
  filled.set("code", code);
  if (seal !== undefined) filled.set("code_seal", seal);
  return filled;
}

it("R-CONFIRM-02[server] the printed number is right, in Persian digits too (C-52)", () => {
  const { number, seal } = printCode(context, "delete 5");
  const persian = String(number).replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");
  for (const typed of [String(number), ` ${number} `, persian]) {
    expect(isCodeTyped(context, "delete 5", form(typed, seal))).toBe(true);
  }
});

it("R-CONFIRM-02[server] no other number, thing, seal or shop opens it", () => {
  const { number, seal } = printCode(context, "delete 5");
  const other = String(number === 99 ? 10 : number + 1);
  expect(isCodeTyped(context, "delete 5", form(other, seal))).toBe(false);
  expect(isCodeTyped(context, "delete 5", form("", seal))).toBe(false);
  expect(isCodeTyped(context, "delete 6", form(String(number), seal))).toBe(false);
  expect(isCodeTyped(context, "delete 5", form(String(number)))).toBe(false);
  expect(isCodeTyped(context, "delete 5", form(String(number), `${seal}x`))).toBe(false);
  expect(isCodeTyped({ secret: "t".repeat(32) }, "delete 5", form(String(number), seal))).toBe(
    false,
  );
});
