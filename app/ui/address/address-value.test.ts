import { describe, expect, it } from "vitest";
import { type AddressPart, addressParts, readAddress } from "./address-value";

const whole = { country: "103", state: "۸", city: "145", zip_code: "۱۲۳۴۵۶۷۸۹۰", street: "Sabz 3" };

function read(
  entries: Record<string, string>,
  isRequired = true,
  shown = addressParts as readonly AddressPart[],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return readAddress(form, { shown, isRequired });
}

describe("an address", () => {
  it("R-ADDR-01[value] has five fields, an id in the first three", () => {
    expect(read(whole)).toEqual({
      value: {
        country: { id: 103 },
        state: { id: 8 },
        city: { id: 145 },
        zip_code: "1234567890",
        street: "Sabz 3",
      },
      refusals: {},
    });
  });

  it("R-ADDR-03[shown, hidden] where it is required each shown part is, and no hidden one", () => {
    const required = { key: "required_error" };
    expect(read({ country: "103" }).refusals).toEqual({
      state: required,
      city: required,
      zip_code: required,
      street: required,
    });
    const { zip_code, ...rest } = whole;
    const shown = addressParts.filter((part) => part !== "zip_code");
    expect(read(rest, true, shown).refusals).toEqual({});
    expect(read(whole, true, shown).value).not.toHaveProperty("zip_code");
  });

  it("R-ADDR-04[optional] an optional one may be empty", () => {
    expect(read({}, false)).toEqual({ value: {}, refusals: {} });
  });

  it("ids made up by hand are none", () => {
    expect(read({ ...whole, city: "1e9", state: "-1" }, false).value).toEqual({
      country: { id: 103 },
      zip_code: "1234567890",
      street: "Sabz 3",
    });
  });
});
