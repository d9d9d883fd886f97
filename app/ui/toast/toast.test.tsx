import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Toast } from "./toast";

const render = (type: string) =>
  renderToStaticMarkup(<Toast type={type} text="Saved" closeLabel="Close" onClose={vi.fn()} />);

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
