import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import type { FormField } from "./form-field";
import { FormFields } from "./form-fields";

const fields: FormField[] = [
  { name: "name", label: "Name", type: "text", required: true },
  { name: "count", label: "Count", type: "number" },
  { name: "kind", label: "Kind", type: "select", choices: [{ value: "a", label: "A kind" }] },
  { name: "gift", label: "Gift", type: "checkbox" },
  { name: "more", label: "More", type: "json" },
  { name: "secret", label: "Secret", type: "password" },
];

const markup = (more: Partial<Parameters<typeof FormFields>[0]> = {}) =>
  renderIn("en", <FormFields fields={fields} {...more} />);

it("an item fills the controls, a native one for each field", () => {
  const html = markup({
    values: { name: "Ewer", count: 2, kind: "a", gift: true, more: { a: 1 }, secret: "s" },
  });
  expect(html).toMatch(/<input type="text"[^>]* required=""[^>]* name="name"[^>]* value="Ewer"/);
  expect(html).toMatch(/inputMode="decimal"[^>]* name="count"[^>]* value="2"/);
  expect(html).toContain('<option value="a" selected="">A kind</option>');
  expect(html).toMatch(/<input type="checkbox"[^>]* name="gift"[^>]* checked=""/);
  expect(html).toContain("{\n  &quot;a&quot;: 1\n}</textarea>");
  expect(html).not.toMatch(/name="secret"[^>]* value=/);
});

it("R-VAL-20[values, linked] a refused form comes back as it was typed, with its mistakes by its controls", () => {
  const html = markup({
    values: { name: "Ewer", gift: true },
    typed: { name: "", more: "{" },
    errors: { name: "Please fill this in." },
    prefix: "edit-",
  });
  expect(html).toMatch(/id="edit-name" aria-invalid="true" aria-describedby="edit-name-error"/);
  expect(html).not.toContain('value="Ewer"');
  expect(html).not.toContain("checked");
  expect(html).toContain("{</textarea>");
});

it("where parts of what is there are asked for, nothing is optional, and a list begins with leaving it", () => {
  expect(markup()).toContain('<option value="">Choose</option>');
  expect(markup()).toContain("(optional)");
  expect(markup({ isPart: true })).toContain('<option value="">As it is</option>');
  expect(markup({ isPart: true })).not.toContain("(optional)");
});
