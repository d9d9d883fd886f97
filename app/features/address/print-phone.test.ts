import { expect, it } from "vitest";
import { printPhone } from "./print-phone.server";

it.each([
  ["+98 9123456789", "fa", "۰۹۱۲ ۳۴۵ ۶۷۸۹"],
  ["+98 9123456789", "en", "+98 912 345 6789"],
  ["+1 2125550100", "en", "(212) 555-0100"],
  ["+1 2125550100", "fa", "+۱ ۲۱۲ ۵۵۵ ۰۱۰۰"],
  ["+49 3012345678", "en", "+49 30 12345678"],
  ["call at the gate", "en", "call at the gate"],
] as const)("%s is printed for %s as %s", (stored, lang, printed) => {
  expect(printPhone(stored, lang)).toBe(printed);
});
