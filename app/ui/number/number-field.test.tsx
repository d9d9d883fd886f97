import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NumberField } from "./number-field";

const html = renderToStaticMarkup(
  <NumberField
    name="qty"
    label="Count"
    words={{ minus: "Fewer", plus: "More", write: String }}
    min={1}
    max={5}
    defaultValue="۳"
    error="Too many"
  />,
);

it("R-NUM-04[without-script] without scripts it is a plain input without buttons that do nothing", () => {
  expect(html).not.toContain("<button");
  expect(html).toMatch(/<input type="text" inputMode="numeric"[^>]* name="qty"[^>]* value="۳"/);
  expect(html).toContain('aria-describedby="qty-error"');
});

it("decisions 17 the browser takes any digits in it", () => {
  const pattern = new RegExp(`^(?:${/pattern="([^"]+)"/.exec(html)?.[1]})$`, "u");
  expect(["12", "۱۲", "٣٫٥", "-1.5"].every((text) => pattern.test(text))).toBe(true);
  expect(["1a", "1-2", "1.2.3"].some((text) => pattern.test(text))).toBe(false);
});
