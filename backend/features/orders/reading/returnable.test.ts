import { describe, expect, it } from "vitest";
import type { ItemRow, OrderRow } from "../states/types";
import { orderReturnableUntil, returnableQty, returnableUntil } from "./returnable";

const day = 86_400_000;
const early = new Date("2026-03-21T12:00:00Z");
const late = new Date(early.getTime() + 2 * day);
const order = (deliveredAt: Date | null, paidAt: Date | null) =>
  ({ deliveredAt, paidAt }) as OrderRow;
const item = (returnDays: number | null, more: Partial<ItemRow> = {}) =>
  ({ returnDays, ...more }) as ItemRow;
const daysLater = (days: number) => new Date(late.getTime() + days * day);

describe("until when something may go back", () => {
  it("counts from its delivery or its payment, whichever was later", () => {
    expect(returnableUntil(order(early, late), item(7))).toEqual(daysLater(7));
    expect(returnableUntil(order(late, early), item(7))).toEqual(daysLater(7));
  });

  it("is never before both, nor for what may not", () => {
    expect(returnableUntil(order(null, late), item(7))).toBeNull();
    expect(returnableUntil(order(late, null), item(7))).toBeNull();
    expect(returnableUntil(order(early, late), item(null))).toBeNull();
    expect(returnableUntil(order(early, late), item(0))).toEqual(late);
  });

  it("is of a whole order its longest", () => {
    expect(orderReturnableUntil(order(early, late), [item(3), item(9), item(null)])).toEqual(
      daysLater(9),
    );
    expect(orderReturnableUntil(order(early, late), [item(null)])).toBeNull();
  });
});

it("pieces that have gone back can't again", () => {
  expect(returnableQty(item(7, { qty: 3, returnedQty: 1 }))).toBe(2);
});
