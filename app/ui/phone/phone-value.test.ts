import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinPhone, splitPhone } from "./phone-value";

const countries = [
  { iso2: "CA", dial: "1" },
  { iso2: "IR", dial: "98" },
  { iso2: "US", dial: "1" },
];

describe("a phone's value", () => {
  it.each([
    ["R-PHONE-01[value]", "1", "5551234567", "+1 5551234567"],
    ["R-PHONE-02[one-zero]", "98", "0912 345 6789", "+98 9123456789"],
    ["R-PHONE-02[one-zero] one zero only", "98", "00912", "+98 0912"],
    ["R-PHONE-03[spaces]", "1", " 555 123\u00a04567 ", "+1 5551234567"],
    ["marks of direction", "98", "\u202a۰۹۱۲۳۴۵۶۷۸۹\u202c", "+98 9123456789"],
    ["no number", "98", "  ", ""],
  ])("%s: +%s and %j are %j", (_id, dial, typed, value) => {
    expect(joinPhone(dial, typed)).toBe(value);
  });

  it.each([
    ["R-PHONE-06[split]", "+98 912", "IR", "912"],
    ["of a code that is shared", "+1 555", "US", "555"],
    ["R-PHONE-06[unknown] of an unknown code", "+999 555", "US", "555"],
    ["without a space", "555", "US", "555"],
    ["R-PHONE-04[country] R-CONST-35[value] of nothing", "", "US", ""],
  ])("%s: %j is of %s with %j", (_id, value, country, number) => {
    expect(splitPhone(value, countries)).toEqual({ country, number });
  });

  it("R-PHONE-06[split] what was joined comes apart as it was", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("IR", "US"),
        fc.stringMatching(/^[1-9]\d{3,13}$/),
        (iso2, number) => {
          const dial = iso2 === "IR" ? "98" : "1";
          expect(splitPhone(joinPhone(dial, number), countries)).toEqual({ country: iso2, number });
        },
      ),
    );
  });

  it("of countries that share a code the first is meant where the default has another", () => {
    const others = [
      { iso2: "KZ", dial: "7" },
      { iso2: "RU", dial: "7" },
    ];
    expect(splitPhone("+7 900", others).country).toBe("KZ");
  });
});
