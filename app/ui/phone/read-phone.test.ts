import { expect, it } from "vitest";
import { readPhone } from "./read-phone";

const countries = [
  { iso2: "US", dial: "1" },
  { iso2: "IR", dial: "98" },
];

function read(country: string, number: string, isRequired = true) {
  const form = new FormData();
  form.set("mobile.country", country);
  form.set("mobile.number", number);
  return readPhone(form, "mobile", { countries, isRequired });
}

it.each([
  [
    "R-PHONE-01[value] R-PHONE-02[posted] R-PHONE-03[posted]",
    "IR",
    "۰۹۱۲ ۱۲۳ ۴۵۶۷",
    true,
    { value: "+98 9121234567" },
  ],
  ["R-PHONE-05[required]", "US", "", true, { refusal: { key: "required_error" } }],
  ["R-PHONE-05[number]", "US", "555-1234", true, { refusal: { key: "numeric_error" } }],
  ["R-PHONE-05[number]", "US", "abc", false, { refusal: { key: "numeric_error" } }],
  ["R-PHONE-05[optional]", "US", "", false, { value: "" }],
  ["a country made up by hand", "XX", "555", false, { refusal: { key: "required_error" } }],
])("%s: %s with %j (required: %s)", (_id, country, number, isRequired, answer) => {
  expect(read(country, number, isRequired)).toEqual(answer);
});

it("a form without the field has no phone", () => {
  expect(readPhone(new FormData(), "mobile", { countries, isRequired: false })).toEqual({
    value: "",
  });
});
