import { expect, it } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import { momentField, withoutDateValues, yearsAhead } from "./moment-field.server";

const names = ["year", "month", "day", "hour", "minute", "second"];
const partsOf = (text: string) =>
  Object.fromEntries(text.split(/\D+/).map((part, place) => [names[place], part]));

it.each([
  ["en", "2026-05-17 09:30:00", "2026-05-17T16:30:00Z"],
  ["en", "2026-12-17 09:30:15", "2026-12-17T17:30:15Z"],
  ["fa", "1405-02-27 09:30:00", "2026-05-17T06:00:00Z"],
  ["fa", "1405-2-27 23:59:59", "2026-05-17T20:29:59Z"],
] as const)(
  "R-DATE-08[moment] R-DATE-06[last-second] a moment is chosen by the writer's calendar and clock: in %s %s is %s",
  (lang, chosen, utc) => expect(momentField(lang).parse(partsOf(chosen))).toBe(utc),
);

function refusal(lang: LanguageCode, sent: unknown, required = false) {
  const [issue] = momentField(lang, { required }).safeParse(sent).error?.issues ?? [];
  return issue?.message;
}

it.each([
  ["en", "2026-02-30 09:30:00", "date.no_day"],
  ["en", "2026-05-17 24:00:00", "date.no_time"],
  ["en", "2026-05-17", "date.incomplete"],
  ["fa", "1405-12-31 09:30:00", "date.no_day"],
] as const)("R-DATE-08[server] in %s %s is refused as %s", (lang, chosen, key) => {
  expect(refusal(lang, partsOf(chosen))).toBe(key);
});

it("no day is no moment, unless one must be chosen; what is none is refused", () => {
  const time = { hour: "0", minute: "0", second: "0" };
  for (const sent of [undefined, {}, time]) {
    expect(momentField("fa").parse(sent)).toBeNull();
    expect(refusal("fa", sent, true)).toBe("required_error");
  }
  for (const sent of ["tomorrow", { year: ["1405"] }, { year: "1".repeat(21) }]) {
    expect(refusal("fa", sent)).toBe("date.incomplete");
  }
});

it("what a calendar has made of the selects is left out, they are not", () => {
  const form = new FormData();
  form.set("at", "2026-05-17T06:00:00Z");
  form.set("at.year", "1405");
  expect([...withoutDateValues(form, "at")]).toEqual([["at.year", "1405"]]);
});

it("the years reach from a moment that is over to ten years from now", () => {
  const year = new Date().getFullYear();
  expect(yearsAhead("en", "2020-05-05T00:00:00Z")).toEqual([2020, year + 10]);
  expect(yearsAhead("en", "2071-05-05T00:00:00Z")).toEqual([year, 2071]);
});
