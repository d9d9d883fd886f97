import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { FormCreator } from "./form-creator";
import type { FormField } from "./form-field";

const fields: FormField[] = [{ name: "name", label: "Name", type: "text", required: true }];

/** The native form that it is made of, without the router around. */
const markup = (more: Partial<Parameters<typeof FormCreator>[0]> = {}) =>
  renderIn(
    "en",
    <FormCreator
      fields={fields}
      send="Send"
      element={({ preventScrollReset, ...props }) => <form {...props} />}
      {...more}
    />,
  );
const methodIn = (html: string) => /name="_method" value="(\w+)"/.exec(html)?.[1];

it("R-FORM-05[post, put] a new item goes by POST, an edited one by PUT", () => {
  expect(methodIn(markup())).toBe("POST");
  expect(methodIn(markup({ item: { name: "Ewer" } }))).toBe("PUT");
});

it("R-FORM-05[given-method] a method that is given is the one", () => {
  expect(methodIn(markup({ item: { name: "Ewer" }, method: "POST" }))).toBe("POST");
  expect(methodIn(markup({ method: "PUT" }))).toBe("PUT");
});

it("R-FORM-05[given-url] it goes to the address that is given", () => {
  expect(markup({ action: "/en/items" })).toMatch(/<form[^>]* action="\/en\/items"/);
  expect(markup()).not.toContain("action=");
});
