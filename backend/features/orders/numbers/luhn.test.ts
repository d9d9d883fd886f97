import { expect, it } from "vitest";
import { luhnDigit } from "./luhn";

it.each([
  ["7992739871", 3],
  ["453201511283036", 6],
  ["0", 0],
  ["5", 9],
  ["1405000001", 8],
])("domain 4.7 after %s stands %i", (digits, digit) => {
  expect(luhnDigit(digits)).toBe(digit);
});

it("one mistyped digit always shows", () => {
  const digits = "1405000123";
  for (let place = 0; place < digits.length; place++) {
    for (let step = 1; step < 10; step++) {
      const other = (Number(digits[place]) + step) % 10;
      const mistyped = digits.slice(0, place) + other + digits.slice(place + 1);
      expect(luhnDigit(mistyped)).not.toBe(luhnDigit(digits));
    }
  }
});
