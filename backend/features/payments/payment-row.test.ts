import { expect, it } from "vitest";
import {
  attemptOf,
  hasArrived,
  isOpen,
  isUncaptured,
  isUndecided,
  type PaymentRow,
} from "./payment-row";

const row = (values: Partial<PaymentRow>) => values as PaymentRow;

it.each([
  ["created", { open: true, arrived: false, undecided: true }],
  ["pending", { open: true, arrived: false, undecided: true }],
  ["failed", { open: false, arrived: false, undecided: true }],
  ["canceled", { open: false, arrived: false, undecided: true }],
  ["expired", { open: false, arrived: false, undecided: true }],
  ["success", { open: false, arrived: true, undecided: false }],
  ["refunded", { open: false, arrived: true, undecided: false }],
  ["review", { open: false, arrived: true, undecided: false }],
] as const)("domain 4.9 what a payment is that is %s", (status, wanted) => {
  const payment = row({ status, receivedAmount: 5 });
  expect({
    open: isOpen(payment),
    arrived: hasArrived(payment),
    undecided: isUndecided(payment),
  }).toEqual(wanted);
  expect(isUncaptured(payment)).toBe(false);
});

it("domain 4.9 one under review is undecided while nothing is known to have come", () => {
  for (const receivedAmount of [null, 0]) {
    expect(isUndecided(row({ status: "review", receivedAmount }))).toBe(true);
    expect(isUndecided(row({ status: "success", receivedAmount }))).toBe(false);
  }
});

it("one of which its gateway captured nothing is under review with nothing", () => {
  expect(isUncaptured(row({ status: "review", receivedAmount: 0 }))).toBe(true);
  expect(isUncaptured(row({ status: "review", receivedAmount: null }))).toBe(false);
  expect(isUncaptured(row({ status: "failed", receivedAmount: 0 }))).toBe(false);
});

it("there is nothing to ask about before the gateway has named it", () => {
  const payment = { refId: "R1", amount: 5, currency: "IRR" } as const;
  expect(attemptOf(row({ ...payment, authority: null }))).toBeNull();
  expect(attemptOf(row({ ...payment, authority: "A1" }))).toEqual({ ...payment, authority: "A1" });
});
