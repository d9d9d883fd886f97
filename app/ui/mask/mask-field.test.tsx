import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MaskField } from "./mask-field";

const markup = (required: boolean) =>
  renderToStaticMarkup(
    <MaskField name="day" label="Day" mask="NN/NN" defaultValue="۱۲۳۴" required={required} />,
  );

it("R-MASK-01[pattern] without scripts it is a plain input with a pattern and its value filled in", () => {
  expect(markup(true)).toMatch(/<input type="text"[^>]* pattern="[^"]+"[^>]* value="12\/34"/);
});

it("R-MASK-06[optional] one that may be left incomplete has no pattern", () => {
  expect(markup(false)).not.toContain("pattern=");
});
