import { expect, it } from "vitest";
import { currentLine } from "./line";

it.each([
  ["good", { onLine: true, connection: { effectiveType: "4g", saveData: false } }],
  ["bad", { onLine: true, connection: { effectiveType: "4g", saveData: true } }],
  ["bad", { onLine: true, connection: { effectiveType: "3g" } }],
  ["bad", { onLine: true, connection: { effectiveType: "slow-2g" } }],
  ["unknown", { onLine: true, connection: {} }],
  ["unknown", { onLine: true }],
  ["none", { onLine: false, connection: { effectiveType: "4g" } }],
])("a line is %s where the browser says %j", (line, navigator) => {
  expect(currentLine(navigator)).toBe(line);
});
