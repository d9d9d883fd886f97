/** Words that somebody reads in a minute, on a phone. */
const perMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / perMinute));
}
