import { expect, it, vi } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { Toast } from "./toast";

const render = (type: string) =>
  renderIn("en", <Toast type={type} text="Saved" onClose={vi.fn()} />);

it.each([
  ["info", "status"],
  ["success", "status"],
  ["warning", "alert"],
  ["error", "alert"],
])("R-TOAST-04[roles] %s has its own look and the role %s", (type, role) => {
  const html = render(type);
  expect(html).toContain(`notice-${type}"`);
  expect(html).toContain(`role="${role}"`);
  expect(html).toContain("Saved");
});

it("R-TOAST-04[unknown] an unknown type is shown as info", () => {
  expect(render("shout")).toContain('data-type="info"');
});
