import type { QuietHours } from "../../contract/push";

const minutesOfDay = 1440;
const minuteMs = 60_000;

/** What a device begins with: nobody is woken. */
export const defaultQuietHours: QuietHours = { from: 22 * 60, to: 8 * 60 };

/** Whether this process knows the zone by IANA's name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours end that a moment falls into, by the clocks of the zone; null where it falls into none. */
export function endOfQuiet({ from, to }: QuietHours, zone: string, now: Date): Date | null {
  const minute = minuteOfDay(now, zone);
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + minutesOfDay) % minutesOfDay;
  const wholeMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const end = new Date(wholeMinute + left * minuteMs);
  // Clocks may have been put forward or back until then.
  const off = minuteOfDay(end, zone) - to;
  const nearest = ((off + minutesOfDay * 1.5) % minutesOfDay) - minutesOfDay / 2;
  const mended = new Date(end.getTime() - nearest * minuteMs);
  return mended > now ? mended : end;
}

function minuteOfDay(moment: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    numberingSystem: "latn",
  }).formatToParts(moment);
  const of = (type: "hour" | "minute") => Number(parts.find((part) => part.type === type)?.value);
  return of("hour") * 60 + of("minute");
}
