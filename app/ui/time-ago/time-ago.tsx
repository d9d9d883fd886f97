import type { LanguageCode } from "#backend/contract/languages";
import { type Display, localeFor } from "~/i18n/display";
import { formatsFor } from "~/i18n/format";
import { sayTimeSince } from "./time-since";
import { useElapsed } from "./use-elapsed.enhanced";

interface TimeAgoProps {
  /** ISO. */
  moment: string;
  lang: LanguageCode;
  /** What less than five seconds are called. */
  justNow: string;
  /** The calendar and digits of who reads, where they have chosen some. */
  display?: Display;
}

/** A moment: its date and time as served, how long ago it was once scripts run (R-AGO). */
export function TimeAgo({ moment, lang, justNow, display }: TimeAgoProps) {
  const date = new Date(moment);
  const elapsed = useElapsed(date);
  const written = formatsFor(lang, display).dateTime(date);
  return (
    <time dateTime={date.toISOString()} title={elapsed === undefined ? undefined : written}>
      {elapsed === undefined ? written : sayTimeSince(elapsed, justNow, localeFor(lang, display))}
    </time>
  );
}
