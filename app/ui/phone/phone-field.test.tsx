import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { PhoneField } from "./phone-field";

const countries = [
  { iso2: "IR", dial: "98", name: "ایران" },
  { iso2: "US", dial: "1", name: "آمریکا" },
];

const markup = (more: Partial<Parameters<typeof PhoneField>[0]> = {}) =>
  renderIn("en", <PhoneField name="mobile" label="Phone" countries={countries} {...more} />);

it("R-PHONE-04[country] the fresh field is of the US, and its label is the number's", () => {
  const html = markup();
  expect(html).toContain('<option value="US" selected="">\u2066+1\u2069 آمریکا</option>');
  expect(html).toContain('<label for="mobile.number">Phone');
  expect(html).toMatch(/<select [^>]*name="mobile.country" aria-label="Country of the number"/);
});

it("R-PHONE-06[split] a value is served in its two parts, left to right", () => {
  const html = markup({ defaultValue: "+98 912", error: "Too short" });
  expect(html).toContain('<option value="IR" selected="">');
  expect(html).toMatch(
    /<div class="phone" dir="ltr">.*<input type="text" inputMode="tel"[^>]* value="912"/,
  );
  expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="mobile.number-error"/);
});
