import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageCodes } from "#backend/contract/languages";
import { dayParts, toIsoDay } from "./calendar";
import { partsOfPeriod, periodOf, periodUnits, quarterOf } from "./periods.server";

describe("the period of a day", () => {
  it.each([
    ["fa", "week", "2026-11-26", "2026-11-21", "2026-11-28"],
    ["en", "week", "2026-11-26", "2026-11-22", "2026-11-29"],
    ["fa", "month", "2026-11-26", "2026-11-22", "2026-12-22"],
    ["en", "month", "2026-11-26", "2026-11-01", "2026-12-01"],
    ["fa", "quarter", "2026-11-26", "2026-09-23", "2026-12-22"],
    ["en", "quarter", "2026-11-26", "2026-10-01", "2027-01-01"],
    ["fa", "year", "2026-11-26", "2026-03-21", "2027-03-21"],
    ["en", "year", "2026-11-26", "2026-01-01", "2027-01-01"],
    // 1403 is a leap year: its last quarter has a day more.
    ["fa", "quarter", "2025-03-20", "2024-12-21", "2025-03-21"],
  ] as const)("%s: the %s of %s is from %s up to %s", (lang, unit, day, first, end) => {
    expect(periodOf(lang, unit, day)).toEqual({ first, end });
  });

  it("before and after it, over the turn of a year", () => {
    expect(periodOf("fa", "quarter", "2026-03-21", -1)).toEqual({
      first: "2025-12-22",
      end: "2026-03-21",
    });
    expect(periodOf("en", "month", "2026-12-31", 1)).toEqual({
      first: "2027-01-01",
      end: "2027-02-01",
    });
    expect(quarterOf("fa", "2026-03-21")).toBe(1);
    expect(quarterOf("fa", "2026-03-20")).toBe(4);
    expect(quarterOf("en", "2026-03-20")).toBe(1);
  });

  const anyDay = fc
    .integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2080, 0, 1) / 86_400_000 })
    .map((day) => toIsoDay(day * 86_400_000));

  it("has the day, begins where the one before ends, and its parts are all of it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languageCodes),
        fc.constantFrom(...periodUnits),
        anyDay,
        (lang, unit, day) => {
          const period = periodOf(lang, unit, day);
          expect(period.first <= day && day < period.end).toBe(true);
          expect(periodOf(lang, unit, day, -1).end).toBe(period.first);
          expect(periodOf(lang, unit, day, 1).first).toBe(period.end);
          if (unit !== "week") expect(dayParts(lang, period.first).day).toBe(1);
          const parts = partsOfPeriod(lang, unit, period);
          expect([parts[0]?.first, parts.at(-1)?.end]).toEqual([period.first, period.end]);
          expect(parts.slice(1).map(({ first }) => first)).toEqual(
            parts.slice(0, -1).map(({ end }) => end),
          );
          if (unit === "year") expect(parts).toHaveLength(12);
          if (unit === "quarter") expect(parts).toHaveLength(3);
        },
      ),
      { numRuns: 200 },
    );
  });
});
