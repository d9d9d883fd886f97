const minute = 60_000;

/** When a payment is asked about, after its start (payments 5.0). */
const checksAfterMs = [2, 5, 15, 30, 24 * 60].map((minutes) => minutes * minute);

/** The moment of the check after `checks` have been made; null after the last. */
export function nextCheckAt(startedAt: Date, checks: number): Date | null {
  const after = checksAfterMs[checks];
  return after === undefined ? null : new Date(startedAt.getTime() + after);
}

/** How long an order with its stock waits for a payment that expires then: five minutes more, and never under 35 from now. */
export function orderExpiry(paymentExpiresAt: Date, now: Date): Date {
  return new Date(Math.max(paymentExpiresAt.getTime() + 5 * minute, now.getTime() + 35 * minute));
}
