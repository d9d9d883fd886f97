import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { PasswordField } from "./password-field";

const markup = (more: Partial<Parameters<typeof PasswordField>[0]> = {}) =>
  renderIn("en", <PasswordField name="password" label="Password" {...more} />);

it("R-PASS-04[without-script] R-PASS-01[server] without scripts its needs are plain help, tied to the input", () => {
  const html = markup();
  expect(html).toContain(
    '<ul class="needs" id="password-needs"><li>At least 8 characters</li><li>A lower case letter</li></ul>',
  );
  expect(html).toMatch(/<input type="password"[^>]* aria-describedby="password-needs"/);
  expect(html).toContain('minLength="8"');
});

it("R-PASS-05[untouched] an untouched one is not in error", () => {
  expect(markup({ required: true })).not.toContain("aria-invalid");
});

it("R-PASS-04[without-script] what the server found unmet is said, and the password is not sent back", () => {
  const html = markup({ error: "Too weak", unmet: ["lower"] });
  expect(html).toMatch(/<li>At least 8 characters<\/li><li class="need-unmet">.*not yet<\/span>/);
  expect(html).toContain('aria-describedby="password-error password-needs"');
  expect(html).not.toMatch(/<input[^>]* value=/);
});
