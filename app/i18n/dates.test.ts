import { describe, expect, it } from "vitest";
import { datesFor } from "./dates.server";

const en = datesFor("en");
const fa = datesFor("fa");

/** Intl's spaces are of many widths; they are not what is tested. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, " ");

describe("both calendars", () => {
  it.each([
    ["2025-10-07T12:00:00Z", "October 7, 2025 · ۱۵ مهر ۱۴۰۴", "۱۵ مهر ۱۴۰۴ · 7 Oct 2025"],
    // Already the next day in Tehran, still the day before in Los Angeles.
    ["2025-10-07T22:00:00Z", "October 7, 2025 · ۱۵ مهر ۱۴۰۴", "۱۶ مهر ۱۴۰۴ · 8 Oct 2025"],
    ["2025-10-07T05:00:00Z", "October 6, 2025 · ۱۴ مهر ۱۴۰۴", "۱۵ مهر ۱۴۰۴ · 7 Oct 2025"],
    ["2025-03-20T12:00:00Z", "March 20, 2025 · ۳۰ اسفند ۱۴۰۳", "۳۰ اسفند ۱۴۰۳ · 20 Mar 2025"],
    ["2025-03-20T20:30:00Z", "March 20, 2025 · ۳۰ اسفند ۱۴۰۳", "۱ فروردین ۱۴۰۴ · 21 Mar 2025"],
  ])("decisions 17 %s in either language's zone", (moment, inEnglish, inPersian) => {
    const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, "");
    expect(withoutMarks(en.bothCalendars(moment))).toBe(inEnglish);
    expect(withoutMarks(fa.bothCalendars(new Date(moment)))).toBe(inPersian);
  });

  it("marks the other language's date, so that it keeps its order", () => {
    const moment = "2025-10-07T12:00:00Z";
    expect(fa.bothCalendars(moment)).toContain("\u20687 Oct 2025\u2069");
    expect(en.bothCalendars(moment)).toContain("\u2068۱۵ مهر ۱۴۰۴\u2069");
  });
});

describe("from day to day", () => {
  it.each([
    ["2025-11-23", "2025-11-25", "November 23 – 25", "۲ تا ۴ آذر"],
    ["2025-11-20", "2025-11-24", "November 20 – 24", "۲۹ آبان تا ۳ آذر"],
    ["2025-11-29", "2025-12-02", "November 29 – December 2", "۸ تا ۱۱ آذر"],
    ["2026-03-18", "2026-03-24", "March 18 – 24", "۲۷ اسفند تا ۴ فروردین"],
    ["2025-12-30", "2026-01-02", "December 30, 2025 – January 2, 2026", "۹ تا ۱۲ دی"],
    ["2025-11-23", "2025-11-23", "November 23", "۲ آذر"],
  ])("%s to %s", (from, to, inEnglish, inPersian) => {
    expect(plain(en.dayRange(from, to))).toBe(inEnglish);
    expect(plain(fa.dayRange(from, to))).toBe(inPersian);
  });
});

describe("from day to day, by the days of the week", () => {
  it.each([
    ["2026-11-24", "2026-11-26", "Tue, Nov 24 – Thu, Nov 26", "سه‌شنبه ۳ تا پنجشنبه ۵ آذر"],
    ["2026-11-20", "2026-11-26", "Fri, Nov 20 – Thu, Nov 26", "جمعه ۲۹ آبان تا پنجشنبه ۵ آذر"],
    ["2026-11-24", "2026-11-24", "Tue, Nov 24", "سه‌شنبه ۳ آذر"],
  ])("%s to %s", (from, to, inEnglish, inPersian) => {
    expect(plain(en.weekdayRange(from, to))).toBe(inEnglish);
    expect(plain(fa.weekdayRange(from, to))).toBe(inPersian);
  });
});

describe("the time of day", () => {
  it("names its zone", () => {
    expect(plain(en.time("2026-11-24T14:18:00Z"))).toBe("6:18 AM PT");
    expect(plain(fa.time("2026-11-24T14:18:00Z"))).toBe("۱۷:۴۸ (وقت ایران)");
  });
});

describe("days from now", () => {
  const now = new Date("2025-10-07T12:00:00Z");

  it.each([
    ["2025-10-07T12:00:00Z", "today", "امروز"],
    ["2025-10-06T12:00:00Z", "yesterday", "دیروز"],
    ["2025-10-08T12:00:00Z", "tomorrow", "فردا"],
    ["2025-10-10T12:00:00Z", "in 3 days", "۳ روز دیگر"],
    ["2025-10-01T12:00:00Z", "6 days ago", "۶ روز پیش"],
    ["2025-09-30T12:00:00Z", "September 30, 2025", "۸ مهر ۱۴۰۴"],
    ["2025-10-14T12:00:00Z", "October 14, 2025", "۲۲ مهر ۱۴۰۴"],
    // Midnight has passed in Tehran only.
    ["2025-10-07T22:00:00Z", "today", "فردا"],
  ])("decisions 17 %s", (moment, inEnglish, inPersian) => {
    expect(plain(en.relativeDay(moment, now))).toBe(inEnglish);
    expect(plain(fa.relativeDay(new Date(moment), now))).toBe(inPersian);
  });

  it("a change of the clocks is no day", () => {
    const before = new Date("2025-11-02T06:30:00Z");
    expect(en.relativeDay("2025-11-03T07:30:00Z", before)).toBe("tomorrow");
  });
});
