import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { validateByRules } from "./form-values";
import { useLiveRules } from "./use-live-rules.enhanced";

function NameForm() {
  const { errors, isValid, form } = useLiveRules({
    validate: (form) => validateByRules(form, { name: ["required"], mail: ["required", "email"] }),
    served: { mail: "No address." },
  });
  return (
    <form {...form} data-valid={isValid}>
      <i>{errors.name}</i>
      <b>{errors.mail}</b>
    </form>
  );
}

it("before hydration a form says what the server said, and the browser still checks", () => {
  expect(renderIn("en", <NameForm />)).toBe(
    '<form data-valid="false"><i></i><b>No address.</b></form>',
  );
});
