import { describe, expect, it } from "vitest";
import { canBeginToPay, holdEnd } from "./hold-times";

const minute = 60_000;
const placedAt = new Date("2026-03-21T12:00:00Z");
const later = (ms: number) => new Date(placedAt.getTime() + ms);
const waiting = { state: "awaiting_payment", placedAt, expiresAt: later(65 * minute) } as const;

it("payments 5.0 an order lets its pieces go 70 minutes after it was placed", () => {
  expect(holdEnd({ placedAt })).toEqual(later(70 * minute));
});

describe("payments 5.0 a payment may begin", () => {
  it("only where the order waits for its money", () => {
    expect(canBeginToPay(waiting, placedAt)).toBe(true);
    for (const state of ["paid", "canceled", "expired"] as const) {
      expect(canBeginToPay({ ...waiting, state }, placedAt)).toBe(false);
    }
  });

  it("up to the order's end, and not at it", () => {
    const order = { ...waiting, expiresAt: later(35 * minute) };
    expect(canBeginToPay(order, later(35 * minute - 1))).toBe(true);
    expect(canBeginToPay(order, later(35 * minute))).toBe(false);
  });

  it("as long as a quarter of an hour is left of the longest hold", () => {
    for (const order of [waiting, { ...waiting, expiresAt: null }]) {
      expect(canBeginToPay(order, later(55 * minute))).toBe(true);
      expect(canBeginToPay(order, later(55 * minute + 1))).toBe(false);
    }
  });
});
