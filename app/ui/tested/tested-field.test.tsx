import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { TestedField } from "./tested-field";

const markup = (error?: string) =>
  renderIn(
    "en",
    <TestedField
      name="unique_name"
      label="Name"
      passed="Free"
      error={error}
      ask={() => Promise.reject(new Error("nobody is asked on the server"))}
    />,
  );

it("R-UNIQ-01[states] R-CHK-02[states] it begins untested, without a button that would do nothing", () => {
  expect(markup()).toContain('class="tested tested-untested"');
  expect(markup()).not.toContain("<button");
  expect(markup()).not.toContain("aria-invalid");
});

it("R-UNIQ-02[server] R-CHK-01[server] what the server found is said by its control", () => {
  const html = markup("Taken.");
  expect(html).toMatch(/aria-invalid="true" aria-describedby="unique_name-error"/);
  expect(html).toContain('<p class="field-error" id="unique_name-error">Taken.</p>');
});
