import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { TimeAgo } from "./time-ago";
import { sayTimeSince, timeSince } from "./time-since";

const second = 1000;
const day = 86_400 * second;

it.each([
  ["R-AGO-01[just-now] R-CONST-24[now]", 4.9 * second, undefined],
  ["R-AGO-01[just-now] the future (C-65)", -day, undefined],
  ["R-AGO-01[just-now] R-CONST-24[now]", 5 * second, { unit: "second", count: 5 }],
  ["seconds", 59.9 * second, { unit: "second", count: 59 }],
  ["minutes", 60 * second, { unit: "minute", count: 1 }],
  ["hours", 3600 * second, { unit: "hour", count: 1 }],
  ["R-AGO-03[month]", 27 * day, { unit: "day", count: 27 }],
  ["R-AGO-03[month] R-CONST-24[long]", 28 * day, { unit: "month", count: 1 }],
  ["R-AGO-03[year]", 335 * day, { unit: "month", count: 11 }],
  ["R-AGO-03[year] R-CONST-24[long]", 336 * day, { unit: "year", count: 1 }],
] as const)("%s after %d ms it is %j", (_id, elapsed, since) => {
  expect(timeSince(elapsed)).toEqual(since);
});

it("R-AGO-01[just-now] it is said in the reader's words and digits", () => {
  expect(sayTimeSince(0, "just now", "en-US")).toBe("just now");
  expect(sayTimeSince(5 * second, "just now", "en-US")).toBe("5 seconds ago");
  expect(sayTimeSince(28 * day, "just now", "en-US")).toBe("1 month ago");
  expect(sayTimeSince(5 * second, "همین حالا", "fa-IR-u-ca-persian-nu-arabext")).toBe(
    "۵ ثانیه پیش",
  );
});

it.each([
  ["en", "October 7, 2025 at 3:30 AM"],
  ["fa", "۱۵ مهر ۱۴۰۴"],
] as const)(
  "R-AGO-01[without-script] served in %s it is the absolute time of the language's zone",
  (lang, date) => {
    const html = renderIn(lang, <TimeAgo moment="2025-10-07T10:30:00Z" />);
    expect(html).toContain('<time dateTime="2025-10-07T10:30:00.000Z">');
    expect(html).toContain(date);
  },
);
