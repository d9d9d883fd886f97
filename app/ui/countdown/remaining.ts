/** Whole seconds that are left until a moment, the begun one counted; never less than none (R-COUNT-01). */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Seconds as `d:hh:mm:ss` (C-67), in the language's digits: `number` is of its formats. */
export function sayLeft(seconds: number, number: (value: number) => string): string {
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = parts.map((part) => String(part).padStart(2, "0")).join(":");
  const text = `${Math.floor(seconds / 86_400)}:${padded}`;
  return text.replace(/\d/g, (digit) => number(Number(digit)));
}

/** By how much the server's clock is before the reader's: what it said in an answer, and when that came. */
export function clockOffset(servedAt: number, receivedAt: number): number {
  return servedAt - receivedAt;
}
