import { describe, expect, it } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import { readDate } from "./read-date.server";
import { dateValue, writeDate } from "./written-date";

/** A form as the selects send it: `1403/1/1`, with the time after a blank. */
function form(text: string): FormData {
  const [day = "", time] = text.split(" ");
  const sent = new FormData();
  const names = ["year", "month", "day"];
  for (const [place, part] of day.split("/").entries()) sent.set(`born.${names[place]}`, part);
  const times = ["hour", "minute", "second"];
  for (const [place, part] of (time?.split(":") ?? []).entries()) {
    sent.set(`born.${times[place]}`, part);
  }
  return sent;
}

const read = (lang: LanguageCode, text: string, more = {}) =>
  readDate(form(text), "born", { lang, ...more });

describe("a date that was sent", () => {
  it.each([
    ["fa", "1403/1/1", "2024-03-20"],
    ["fa", "۱۴۰۳/۱۲/۳۰", "2025-03-20"],
    ["fa", "1404/12/29", "2026-03-20"],
    ["fa", "1309/12/30", "1931-03-21"],
    ["en", "2024/02/29", "2024-02-29"],
    ["en", "٢٠٢٤/٢/٣", "2024-02-03"],
  ] as const)("R-DATE-08[server] in %s %s is %s", (lang, text, value) => {
    expect(read(lang, text).value).toBe(value);
  });

  it.each([
    ["fa", "1403/1/1 0:0:0", "2024-03-19T20:30:00Z"],
    ["en", "2024/1/15 23:59:59", "2024-01-16T07:59:59Z"],
    ["fa", "۱۴۰۳/۱/۱ ۲۳:۵۹:۵۹", "2024-03-20T20:29:59Z"],
  ] as const)(
    "R-DATE-06[last-second] R-DATE-08[moment] R-CONST-31[value] with the time step, in %s %s is %s",
    (lang, text, value) => {
      expect(read(lang, text, { hasTime: true }).value).toBe(value);
    },
  );

  it.each([
    ["fa", "1403/13/1", { key: "date.no_month" }],
    ["fa", "1403/0/1", { key: "date.no_month" }],
    ["fa", "1404/12/30", { key: "date.no_day", params: { length: 29 } }],
    ["fa", "1403/7/31", { key: "date.no_day", params: { length: 30 } }],
    ["en", "2023/2/29", { key: "date.no_day", params: { length: 28 } }],
    ["en", "2024/4/31", { key: "date.no_day", params: { length: 30 } }],
    ["en", "2024/4/0", { key: "date.no_day", params: { length: 30 } }],
    ["en", "2024/four/1", { key: "date.not_number" }],
    ["en", "2024/-4/1", { key: "date.not_number" }],
    ["en", "99999/4/1", { key: "date.not_number" }],
    ["en", "0/4/1", { key: "date.no_year" }],
    ["en", "2024//1", { key: "date.incomplete" }],
  ] as const)("R-DATE-08[server] by hand in %s %s is refused: %j", (lang, text, refusal) => {
    const answer = read(lang, text);
    expect(answer.refusal).toMatchObject(refusal);
    expect(answer.value).toBeUndefined();
  });

  it.each(["24:0:0", "0:60:0", "0:0:60"])("R-DATE-06[without-script] %s is no time", (time) => {
    expect(read("en", `2024/1/1 ${time}`, { hasTime: true }).refusal?.key).toBe("date.no_time");
  });

  it("R-DATE-06[without-script] a time that is missing makes the date incomplete", () => {
    expect(read("en", "2024/1/1", { hasTime: true }).refusal?.key).toBe("date.incomplete");
  });

  it("R-DATE-08[server] what was sent is kept, as the selects have it where they have it", () => {
    expect(read("fa", "۱۴۰۳/۱۳/abc").written).toEqual({ year: "1403", month: "13", day: "abc" });
    expect(read("en", "2024/04/01").written).toEqual({ year: "2024", month: "4", day: "1" });
  });

  it("an empty one is none, unless it is required", () => {
    expect(read("en", "//")).toMatchObject({ value: undefined });
    expect(read("en", "//").refusal).toBeUndefined();
    expect(read("en", "", { required: true }).refusal?.key).toBe("required_error");
  });

  it("a year outside of those that can be chosen is refused", () => {
    expect(read("en", "1999/1/1", { years: [2000, 2030] }).refusal?.key).toBe("date.no_year");
  });

  it("a file in its place is nothing", () => {
    const sent = form("2024/1/1");
    sent.set("born.day", new File(["1"], "1"));
    expect(readDate(sent, "born", { lang: "en" }).refusal?.key).toBe("date.incomplete");
  });
});

describe("what the selects show", () => {
  it("R-DATE-08[day, moment] a value comes back as it went", () => {
    const day = writeDate("fa", "2024-03-20");
    expect(day).toEqual({ year: "1403", month: "1", day: "1" });
    expect(dateValue("fa", day, false)).toBe("2024-03-20");
    const moment = writeDate("en", "2024-01-16T07:59:59Z");
    expect(moment).toMatchObject({ day: "15", hour: "23", minute: "59", second: "59" });
    expect(dateValue("en", moment, true)).toBe("2024-01-16T07:59:59Z");
  });

  it("half a date has no value, nor has a day that is none", () => {
    expect(dateValue("en", { year: "2024", month: "1" }, false)).toBeUndefined();
    expect(dateValue("fa", { year: "1404", month: "12", day: "30" }, false)).toBeUndefined();
    expect(dateValue("en", { year: "2024", month: "1", day: "1" }, true)).toBeUndefined();
  });
});
