import type { LanguageCode } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { sayTimeSince } from "./time-since";
import { useElapsed } from "./use-elapsed.enhanced";

interface TimeAgoProps {
  /** ISO. */
  moment: string;
  lang: LanguageCode;
  /** What less than five seconds are called. */
  justNow: string;
}

/** A moment: its date and time as served, how long ago it was once scripts run (R-AGO). */
export function TimeAgo({ moment, lang, justNow }: TimeAgoProps) {
  const date = new Date(moment);
  const elapsed = useElapsed(date);
  const written = formatsFor(lang).dateTime(date);
  return (
    <time dateTime={date.toISOString()} title={elapsed === undefined ? undefined : written}>
      {elapsed === undefined ? written : sayTimeSince(elapsed, lang, justNow)}
    </time>
  );
}
