import { describe, expect, it } from "vitest";
import { arrivalDays, nextDay } from "./work-days";

/** 2026-03-26 is a Thursday. */
describe("the days on which a parcel arrives (domain 4.7, shipping)", () => {
  it.each([
    ["2026-03-25T08:00:00Z", [1, 1], "2026-03-26", "2026-03-26"],
    ["2026-03-26T08:00:00Z", [1, 1], "2026-03-28", "2026-03-28"],
    ["2026-03-27T08:00:00Z", [1, 2], "2026-03-28", "2026-03-29"],
    ["2026-03-27T08:00:00Z", [0, 0], "2026-03-28", "2026-03-28"],
    ["2026-03-26T08:00:00Z", [0, 8], "2026-03-26", "2026-04-05"],
    // Half past eight in the evening of UTC is the next day in Tehran.
    ["2026-03-25T20:29:00Z", [0, 0], "2026-03-25", "2026-03-25"],
    ["2026-03-25T20:30:00Z", [0, 0], "2026-03-26", "2026-03-26"],
    ["2026-03-26T20:30:00Z", [0, 0], "2026-03-28", "2026-03-28"],
  ] as const)("Iran at %s, %j working days: %s to %s, never a Friday", (now, days, from, to) => {
    expect(arrivalDays(new Date(now), "IR", days)).toEqual({ from, to });
  });

  it.each([
    ["2026-03-27T20:00:00Z", [1, 1], "2026-03-28", "2026-03-28"],
    ["2026-03-28T20:00:00Z", [1, 1], "2026-03-30", "2026-03-30"],
    ["2026-03-29T20:00:00Z", [0, 2], "2026-03-30", "2026-03-31"],
    ["2026-03-27T20:00:00Z", [3, 10], "2026-03-31", "2026-04-08"],
    // Seven in the morning of UTC is midnight in Los Angeles.
    ["2026-03-28T06:59:00Z", [0, 0], "2026-03-27", "2026-03-27"],
    ["2026-03-28T07:00:00Z", [0, 0], "2026-03-28", "2026-03-28"],
    ["2026-03-29T07:00:00Z", [0, 0], "2026-03-30", "2026-03-30"],
  ] as const)("the USA at %s, %j working days: %s to %s, never a Sunday", (now, days, from, to) => {
    expect(arrivalDays(new Date(now), "US", days)).toEqual({ from, to });
  });

  it("goes over the end of daylight saving without losing a day", () => {
    const days = arrivalDays(new Date("2026-10-31T20:00:00Z"), "US", [1, 2]);
    expect(days).toEqual({ from: "2026-11-02", to: "2026-11-03" });
  });
});

it.each([
  ["2026-03-25T08:00:00Z", "IR", "2026-03-25T20:30:00.000Z"],
  ["2026-03-25T20:29:59.999Z", "IR", "2026-03-25T20:30:00.000Z"],
  ["2026-03-25T20:30:00Z", "IR", "2026-03-26T20:30:00.000Z"],
  ["2026-03-28T08:00:00Z", "US", "2026-03-29T07:00:00.000Z"],
  // A day of 25 hours, and one of 23.
  ["2026-11-01T07:00:00Z", "US", "2026-11-02T08:00:00.000Z"],
  ["2026-03-08T08:00:00Z", "US", "2026-03-09T07:00:00.000Z"],
])("at %s in %s the days are others from %s on", (now, iso2, next) => {
  expect(nextDay(new Date(now), iso2).toISOString()).toBe(next);
  const daysAt = (ms: number) => arrivalDays(new Date(Date.parse(next) + ms), iso2, [0, 40]);
  expect(daysAt(-1)).toEqual(arrivalDays(new Date(now), iso2, [0, 40]));
  expect(daysAt(0)).not.toEqual(daysAt(-1));
});
