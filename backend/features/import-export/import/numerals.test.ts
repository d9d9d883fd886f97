import { expect, it } from "vitest";
import {
  fromStorageUnits,
  plainAmount,
  plainNumber,
  positiveAmount,
  toStorageUnits,
} from "./numerals";

it.each([
  ["12", "12"],
  [" ۱۲٬۵۰۰ ", "12500"],
  ["٣٫٥", "3.5"],
  ["1,250,000.75", "1250000.75"],
  ["-4", "-4"],
  ["1e+21", "1e+21"],
  ["1,25", "1.25"],
  ["1.234,5", "1234.5"],
  ["1.23,5", null],
  ["1,2,3", null],
  ["12,3456", null],
  ["1.2.3", null],
  ["twelve", null],
  ["", null],
])("reads the number %j as %j", (written, read) => {
  expect(plainNumber(written)).toBe(read);
});

it.each([
  ["19.9", 2, "19.90"],
  ["۱۹٫۹۰", 2, "19.90"],
  ["0020", 2, "20.00"],
  ["1.500", 2, "1.50"],
  ["34,90", 2, "34.90"],
  ["1.234", 0, null],
  ["19.999", 2, null],
  ["12.5", 0, null],
  ["۱۲٬۵۰۰٬۰۰۰", 0, "12500000"],
  ["0", 0, "0"],
  ["0", 2, "0.00"],
  ["۰٫۰۰", 2, "0.00"],
  ["0.001", 2, null],
  ["-0", 2, null],
  ["-3", 0, null],
  ["1e3", 0, null],
  ["9999999999999999", 0, null],
])("reads the amount %j with %i decimals as %j", (written, decimals, read) => {
  expect(plainAmount(written, decimals)).toBe(read);
});

it.each([
  ["0", 0, null],
  ["0.00", 2, null],
  ["-3", 2, null],
  ["۰٫۰۵", 2, "0.05"],
])("reads %j with %i decimals, of what costs something, as %j", (written, decimals, read) => {
  expect(positiveAmount(written, decimals)).toBe(read);
});

it.each([
  [0, 2, "0.00"],
  [1990, 2, "19.90"],
  [5, 2, "0.05"],
  [12_500_000, 0, "12500000"],
])("writes %i storage units with %i decimals as %s, and back", (units, decimals, amount) => {
  expect(fromStorageUnits(units, decimals)).toBe(amount);
  expect(toStorageUnits(amount)).toBe(units);
});
