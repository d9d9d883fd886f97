import { expect, it } from "vitest";
import { readAsked } from "./read-asked";

it.each([
  ["product=16&product=20&q=tea", { ids: [16, 20], q: "tea" }],
  ["product=1&product=2&product=3&product=4&product=5", { ids: [1, 2, 3, 4], q: "" }],
  ["product=7&product=7&product=8", { ids: [7, 8], q: "" }],
  ["", { ids: [], q: "" }],
])("%s is read as %j", (query, expected) => {
  expect(readAsked(new URLSearchParams(query))).toEqual(expected);
});

it.each([
  "product=x",
  "product=-1",
  "product=1.5",
  "product=99999999999",
  "product=../user",
  "id=3",
])("%s compares nothing", (query) => expect(readAsked(new URLSearchParams(query)).ids).toEqual([]));
