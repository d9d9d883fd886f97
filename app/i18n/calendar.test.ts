import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageCodes } from "#backend/contract/languages";
import {
  dayParts,
  isoDayOf,
  momentOf,
  momentParts,
  monthLength,
  monthNames,
  todayIn,
  toIsoDay,
} from "./calendar";

const anyDay = fc
  .integer({ min: Date.UTC(1850, 0, 1) / 86_400_000, max: Date.UTC(2120, 0, 1) / 86_400_000 })
  .map((day) => toIsoDay(day * 86_400_000));
const time = (text: string) => {
  const [hour = 0, minute = 0, second = 0] = text.split(":").map(Number);
  return { hour, minute, second };
};

describe("days", () => {
  it.each([
    ["2024-03-20", { year: 1403, month: 1, day: 1 }],
    ["2025-03-20", { year: 1403, month: 12, day: 30 }],
    ["2025-03-21", { year: 1404, month: 1, day: 1 }],
    ["2026-03-20", { year: 1404, month: 12, day: 29 }],
    ["1931-03-21", { year: 1309, month: 12, day: 30 }],
    ["2024-09-21", { year: 1403, month: 6, day: 31 }],
  ])("R-DATE-08[day] %s is %j in fa, and back", (isoDay, parts) => {
    expect(dayParts("fa", isoDay)).toEqual(parts);
    expect(isoDayOf("fa", parts)).toBe(isoDay);
  });

  it("R-DATE-07[persian-months] Esfand 1403 has 30 days, 1404 has 29; the other months 31 and 30", () => {
    expect(monthLength("fa", 1403, 12)).toBe(30);
    expect(monthLength("fa", 1404, 12)).toBe(29);
    expect(monthLength("fa", 1404, 6)).toBe(31);
    expect(monthLength("fa", 1404, 7)).toBe(30);
    expect(monthLength("en", 2024, 2)).toBe(29);
    expect(monthLength("en", 1900, 2)).toBe(28);
  });

  it.each([
    ["fa", { year: 1404, month: 12, day: 30 }],
    ["fa", { year: 1403, month: 7, day: 31 }],
    ["en", { year: 2023, month: 2, day: 29 }],
    ["en", { year: 2024, month: 4, day: 31 }],
  ] as const)("R-DATE-08[server] %s has no %j", (lang, parts) => {
    expect(isoDayOf(lang, parts)).toBeUndefined();
  });

  it("R-DATE-08[day] every day comes back as it went", () => {
    fc.assert(
      fc.property(fc.constantFrom(...languageCodes), anyDay, (lang, isoDay) => {
        expect(isoDayOf(lang, dayParts(lang, isoDay))).toBe(isoDay);
      }),
    );
  });

  it("the months have the calendar's names", () => {
    expect(monthNames("fa")).toEqual([
      "فروردین",
      "اردیبهشت",
      "خرداد",
      "تیر",
      "مرداد",
      "شهریور",
      "مهر",
      "آبان",
      "آذر",
      "دی",
      "بهمن",
      "اسفند",
    ]);
    expect(monthNames("en").join()).toMatch(/^January,February,.*,December$/);
    expect(monthNames("en", "short").slice(0, 2)).toEqual(["Jan", "Feb"]);
    expect(monthNames("fa", "short")).toEqual(monthNames("fa"));
  });
});

describe("moments", () => {
  it.each([
    ["en", "2024-01-15", "23:59:59", "2024-01-16T07:59:59Z"],
    ["en", "2024-07-15", "00:00:00", "2024-07-15T07:00:00Z"],
    ["fa", "2024-03-20", "00:00:00", "2024-03-19T20:30:00Z"],
    // Iran had summer time until 2022.
    ["fa", "2021-07-01", "12:00:00", "2021-07-01T07:30:00Z"],
  ] as const)("R-DATE-08[moment] in %s %s %s is %s, and back", (lang, isoDay, clock, moment) => {
    expect(momentOf(lang, isoDay, time(clock))).toBe(moment);
    expect(momentParts(lang, moment)).toEqual({ ...dayParts(lang, isoDay), ...time(clock) });
  });

  it("R-DATE-08[moment] in Los Angeles 2:30 of the night to summer time is an hour later", () => {
    const moment = momentOf("en", "2024-03-10", time("02:30:00"));
    expect(moment).toBe("2024-03-10T10:30:00Z");
    expect(momentParts("en", moment).hour).toBe(3);
    expect(momentOf("en", "2024-03-10", time("01:59:59"))).toBe("2024-03-10T09:59:59Z");
    expect(momentOf("en", "2024-03-10", time("03:00:00"))).toBe("2024-03-10T10:00:00Z");
  });

  it("R-DATE-08[moment] in Los Angeles 1:30 of the night to winter time, which comes twice, is the first", () => {
    expect(momentOf("en", "2024-11-03", time("01:30:00"))).toBe("2024-11-03T08:30:00Z");
    expect(momentOf("en", "2024-11-03", time("00:59:59"))).toBe("2024-11-03T07:59:59Z");
    expect(momentOf("en", "2024-11-03", time("02:00:00"))).toBe("2024-11-03T10:00:00Z");
  });

  it("R-DATE-08[moment] in Tehran midnight of 22 March 2022, which the clock leapt over, is one o'clock", () => {
    const moment = momentOf("fa", "2022-03-22", time("00:30:00"));
    expect(momentParts("fa", moment)).toEqual({
      ...{ year: 1401, month: 1, day: 2 },
      ...time("01:30:00"),
    });
  });

  it("the day is another one beyond the date line of the zone", () => {
    const moment = new Date("2024-03-20T03:00:00Z");
    expect(todayIn("en", moment)).toBe("2024-03-19");
    expect(todayIn("fa", moment)).toBe("2024-03-20");
  });
});
