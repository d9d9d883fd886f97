import { expect, it } from "vitest";
import { momentOf } from "~/i18n/calendar";
import { keepMoment, readDay, writeDay } from "./read-moment.server";

it.each([
  ["fa", "2026-12-01T08:00:00Z", "۱۴۰۵-۰۹-۱۰"],
  ["en", "2026-11-30T20:30:00Z", "2026-11-30"],
] as const)(
  "in %s a day that began elsewhere at %s is %s, and saved again stays it",
  (lang, at, day) => {
    expect(writeDay(lang, at)).toBe(day);
    const midnight = { hour: 0, minute: 0, second: 0 };
    const again = momentOf(lang, readDay(lang, day) ?? "", midnight);
    expect(again).not.toBe(at);
    expect(keepMoment(lang, again, at)).toBe(at);
  },
);

it("another day begins in the writer's own zone", () => {
  expect(keepMoment("fa", "2026-12-01T20:30:00Z", "2026-12-01T08:00:00Z")).toBe(
    "2026-12-01T20:30:00Z",
  );
  expect(keepMoment("fa", "2026-12-01T20:30:00Z", undefined)).toBe("2026-12-01T20:30:00Z");
});
