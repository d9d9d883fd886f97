import { holdEnd, paymentWindowMs } from "../orders/holding/hold-times";

const minute = 60_000;
const day = 24 * 60 * minute;

/** When a payment is asked about, after its start (payments 5.0). */
const earlyMs = [2, 5, 15, 30].map((minutes) => minutes * minute);
/** Delayed ways to pay take days, some weeks: an open payment is asked about daily for so long, any other once. */
const daysWhileOpen = 31;
/** A gateway that gave no answer is asked again after this, however often. */
const retryMs = 15 * minute;
/** Only what is older than this is given up without an answer. */
const retriesForMs = 60 * day;

/** The moment of the next check; null after the last. */
export function nextCheckAt(startedAt: Date, now: Date, isOpen: boolean): Date | null {
  const days = Array.from({ length: isOpen ? daysWhileOpen : 1 }, (_, index) => (index + 1) * day);
  const age = now.getTime() - startedAt.getTime();
  const after = [...earlyMs, ...days].find((ms) => ms > age);
  return after === undefined ? null : new Date(startedAt.getTime() + after);
}

/** When to ask again should this check bring no answer. */
export function retryAt(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  return age > retriesForMs ? null : new Date(now.getTime() + retryMs);
}

/**
 * How long an order with its stock waits for a payment that expires then: five minutes more, never under a
 * payment's time from now, and never beyond what any order is held.
 */
export function orderExpiry(
  paymentExpiresAt: Date,
  { placedAt, now }: { placedAt: Date; now: Date },
): Date {
  const wanted = Math.max(paymentExpiresAt.getTime() + 5 * minute, now.getTime() + paymentWindowMs);
  return new Date(Math.min(wanted, holdEnd({ placedAt }).getTime()));
}
