/** Whose calendar counts on the way to a country: its zone, and its day of rest (0 = Sunday … 6 = Saturday). */
interface Calendar {
  timeZone: string;
  rest: number;
}

const iran: Calendar = { timeZone: "Asia/Tehran", rest: 5 };
const elsewhere: Calendar = { timeZone: "America/Los_Angeles", rest: 0 };

const dayMs = 86_400_000;

/**
 * The first and the last day on which a parcel should arrive that takes so many days, counted from today
 * in the shop's zone; the day of rest (Friday in Iran, else Sunday) is no day. ISO dates.
 */
export function arrivalDays(
  now: Date,
  iso2: string,
  [from, to]: readonly [from: number, to: number],
): { from: string; to: string } {
  const calendar = iso2 === "IR" ? iran : elsewhere;
  const today = dayIn(now, calendar.timeZone);
  return { from: afterDays(today, from, calendar.rest), to: afterDays(today, to, calendar.rest) };
}

/** The calendar's day at a moment, as its midnight in UTC, with which days can be counted. */
function dayIn(now: Date, timeZone: string): number {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
  return Date.parse(`${day}T00:00:00Z`);
}

function afterDays(today: number, days: number, rest: number): string {
  let day = today;
  let left = days;
  while (left > 0 || isRest(day, rest)) {
    day += dayMs;
    if (!isRest(day, rest)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

function isRest(day: number, rest: number): boolean {
  return new Date(day).getUTCDay() === rest;
}
