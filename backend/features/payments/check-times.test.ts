import { expect, it } from "vitest";
import { maxHoldMs, paymentWindowMs } from "../orders/holding/hold-times";
import { nextCheckAt, orderExpiry, retryAt } from "./check-times";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = new Date("2026-03-21T12:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
/** When it is asked about next, in milliseconds from its start. */
const next = (age: number, isOpen: boolean) => {
  const at = nextCheckAt(start, after(age), isOpen);
  return at && at.getTime() - start.getTime();
};

it.each([
  [0, 2 * minute],
  [2 * minute - 1, 2 * minute],
  [2 * minute, 5 * minute],
  [5 * minute, 15 * minute],
  [15 * minute, 30 * minute],
  [30 * minute, day],
])("payments 5.0 a payment of %i ms is asked about at %i", (age, wanted) => {
  expect([next(age, true), next(age, false)]).toEqual([wanted, wanted]);
});

it("payments 5.0 one that is open is asked about daily for a month, any other once", () => {
  expect([next(day - 1, false), next(day, false)]).toEqual([day, null]);
  expect([next(day, true), next(30 * day, true)]).toEqual([2 * day, 31 * day]);
  expect([next(31 * day - 1, true), next(31 * day, true)]).toEqual([31 * day, null]);
});

it("a gateway that gave no answer is asked again a quarter of an hour later, for sixty days", () => {
  for (const age of [7, 60 * day]) {
    expect(retryAt(start, after(age))).toEqual(after(age + 15 * minute));
  }
  expect(retryAt(start, after(60 * day + 1))).toBeNull();
});

it("an order waits five minutes longer than its payment, a payment's time at least, and not beyond its hold", () => {
  const placed = { placedAt: start, now: start };
  expect(orderExpiry(after(paymentWindowMs), placed)).toEqual(after(paymentWindowMs + 5 * minute));
  expect(orderExpiry(after(minute), placed)).toEqual(after(paymentWindowMs));
  expect(orderExpiry(after(day), placed)).toEqual(after(maxHoldMs));
  const late = { placedAt: start, now: after(10 * minute) };
  expect(orderExpiry(after(minute), late)).toEqual(after(10 * minute + paymentWindowMs));
});
