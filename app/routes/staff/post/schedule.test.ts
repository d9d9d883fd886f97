import { expect, it } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import { postSchemaFor } from "./schema.server";

function schedule(lang: LanguageCode, at: string): string | null {
  const { data } = postSchemaFor(lang).safeParse({ intent: "schedule", version: "1", at });
  return data?.intent === "schedule" ? data.at : null;
}

it.each([
  ["en", "2026-05-17 09:30", "2026-05-17T16:30:00Z"],
  ["en", "2026-12-17 09:30", "2026-12-17T17:30:00Z"],
  ["fa", "1405-02-27 09:30", "2026-05-17T06:00:00Z"],
  ["fa", "۱۴۰۵/۲/۲۷ ۹:۳۰", "2026-05-17T06:00:00Z"],
] as const)(
  "a post is scheduled by the writer's calendar and clock: in %s %s is %s",
  (lang, at, utc) => {
    expect(schedule(lang, at)).toBe(utc);
  },
);

it.each([
  ["en", "2026-02-30 09:30"],
  ["en", "2026-05-17 24:00"],
  ["en", "2026-05-17"],
  ["fa", "1405-12-31 09:30"],
  ["fa", "tomorrow"],
] as const)("in %s %s is no time", (lang, at) => {
  expect(schedule(lang, at)).toBeNull();
});
