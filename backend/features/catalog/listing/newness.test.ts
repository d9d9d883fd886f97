import { expect, it } from "vitest";
import { newSinceOf } from "./newness";

it("is one moment all day long, sixty days back", () => {
  const morning = newSinceOf(new Date("2026-03-02T00:00:00Z"));
  expect(newSinceOf(new Date("2026-03-02T23:59:59.999Z"))).toBe(morning);
  expect(new Date(morning).toISOString()).toBe("2026-01-01T00:00:00.000Z");
});
