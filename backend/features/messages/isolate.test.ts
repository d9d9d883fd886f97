import { expect, it } from "vitest";
import { formatMoney } from "../languages/format-money";
import { isolate, isolateInHtml } from "./isolate";

const [ltr, auto, end] = ["\u2066", "\u2068", "\u2069"];

it("a sign stays at its number's left in Persian, as on the pages", () => {
  const less = formatMoney({ amount: -1_234_500, currency: "IRR" }, "fa");
  expect(isolate(less, "fa")).toBe(`${ltr}\u2212۱۲۳٬۴۵۰${end} تومان`);
  expect(isolateInHtml(isolate(less, "fa"))).toBe('<bdi dir="ltr">\u2212۱۲۳٬۴۵۰</bdi> تومان');
});

it.each([
  ["1405-000004-2", `${ltr}1405-000004-2${end}`],
  ["تیمچه ABC", `${auto}تیمچه ABC${end}`],
  ["۱۲۳٬۴۵۰ تومان", "۱۲۳٬۴۵۰ تومان"],
  ["چای\u202Eسبز", "چایسبز"],
])("%s in a Persian message", (text, isolated) => {
  expect(isolate(text, "fa")).toBe(isolated);
});
