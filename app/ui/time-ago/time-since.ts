const dayMs = 86_400_000;

/** From the greatest: a month has 28 days and a year twelve of them (R-AGO-03, R-CONST-24). */
const units = [
  ["year", 336 * dayMs],
  ["month", 28 * dayMs],
  ["day", dayMs],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** Less is just now (R-AGO-01). */
const justNowMs = 5000;

interface TimeSince {
  unit: (typeof units)[number][0];
  count: number;
}

/** How long ago something was, in its greatest whole unit; undefined just now and in the future (C-65). */
export function timeSince(elapsedMs: number): TimeSince | undefined {
  if (elapsedMs < justNowMs) return undefined;
  for (const [unit, size] of units) {
    if (elapsedMs >= size) return { unit, count: Math.floor(elapsedMs / size) };
  }
}

const words: Record<string, Intl.RelativeTimeFormat> = {};

/** The same in words of a locale: "5 seconds ago", «۵ ثانیه پیش»; `justNow` below five seconds. */
export function sayTimeSince(elapsedMs: number, justNow: string, locale: string): string {
  const since = timeSince(elapsedMs);
  if (!since) return justNow;
  words[locale] ??= new Intl.RelativeTimeFormat(locale);
  return words[locale].format(-since.count, since.unit);
}
