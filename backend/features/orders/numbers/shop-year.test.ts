import { expect, it } from "vitest";
import { yearIn } from "./shop-year";

it("domain 4.7 a year turns in the shop's own calendar, at midnight of its own zone", () => {
  expect(yearIn("fa", new Date("2026-03-20T20:29:59Z"))).toBe(1404);
  expect(yearIn("fa", new Date("2026-03-20T20:30:00Z"))).toBe(1405);
  expect(yearIn("en", new Date("2026-01-01T07:59:59Z"))).toBe(2025);
  expect(yearIn("en", new Date("2026-01-01T08:00:00Z"))).toBe(2026);
});
