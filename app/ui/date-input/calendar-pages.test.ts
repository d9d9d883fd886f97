import { expect, it } from "vitest";
import { isOnPages, turnPage, yearPage } from "./calendar-pages";

it.each([
  [{ year: 2024, month: 1 }, 1, { year: 2024, month: 2 }],
  [{ year: 2024, month: 12 }, 1, { year: 2025, month: 1 }],
  [{ year: 2024, month: 1 }, -1, { year: 2023, month: 12 }],
  [{ year: 1403, month: 12 }, 1, { year: 1404, month: 1 }],
] as const)(
  "R-DATE-02[month] R-CONST-30[months] in the day view %j turned by %d is %j",
  (place, by, next) => {
    expect(turnPage(place, "day", by)).toEqual(next);
  },
);

it("R-DATE-03[twelve-years] R-CONST-30[years] in the year view 12 years: after 2016-2027 comes 2028-2039", () => {
  const page = yearPage(2024);
  expect([page[0], page.at(-1), page.length]).toEqual([2016, 2027, 12]);
  const next = yearPage(turnPage({ year: 2024, month: 5 }, "year", 1).year);
  expect([next[0], next.at(-1)]).toEqual([2028, 2039]);
  expect(yearPage(turnPage({ year: 1403, month: 1 }, "year", -1).year)[0]).toBe(1380);
});

it("the month view turns by a year (C-53)", () => {
  expect(turnPage({ year: 1403, month: 12 }, "month", 1)).toEqual({ year: 1404, month: 12 });
});

it("a page with a year that can be chosen can be shown", () => {
  expect(isOnPages({ year: 2039, month: 1 }, "year", [2000, 2028])).toBe(true);
  expect(isOnPages({ year: 2040, month: 1 }, "year", [2000, 2028])).toBe(false);
  expect(isOnPages({ year: 2029, month: 1 }, "day", [2000, 2028])).toBe(false);
});
