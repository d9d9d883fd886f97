import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { NumberField } from "./number-field";

const html = renderIn(
  "en",
  <NumberField name="qty" label="Count" min={1} max={5} defaultValue="۳" error="Too many" />,
);

it("R-NUM-04[without-script] without scripts it is a plain input without buttons that do nothing", () => {
  expect(html).not.toContain("<button");
  expect(html).toMatch(/<input type="text" inputMode="numeric"[^>]* name="qty"[^>]* value="۳"/);
  expect(html).toContain('aria-describedby="qty-error"');
});

it("a number that it begins with is written as the reader types it", () => {
  const filled = <NumberField name="qty" label="Count" defaultValue={2.5} />;
  expect(renderIn("fa", filled)).toContain('value="۲٫۵"');
  expect(renderIn("en", filled)).toContain('value="2.5"');
});

it("decisions 17 the browser takes any digits in it", () => {
  const pattern = new RegExp(`^(?:${/pattern="([^"]+)"/.exec(html)?.[1]})$`, "u");
  expect(["12", "۱۲", "٣٫٥", "-1.5"].every((text) => pattern.test(text))).toBe(true);
  expect(["1a", "1-2", "1.2.3"].some((text) => pattern.test(text))).toBe(false);
});
