import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BothLanguages } from "./both-languages";

const directionOf = (text: string) =>
  / dir="(\w+)"/.exec(renderToStaticMarkup(<BothLanguages texts={[{ lang: "fa", text }]} />))?.[1];

it.each([
  ["+98 21 1234 5678", "ltr"],
  ["۰۲۱-۱۲۳۴۵۶۷۸", "ltr"],
  ["14001-234-567", "ltr"],
  ["Timcheh LLC", "ltr"],
  ["شرکت تیمچه", "rtl"],
  ["شناسهٔ ملی 14001-234-567", "rtl"],
])("a Persian invoice's line %s runs %s", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
