import { useTranslation } from "react-i18next";
import { type Display, localeFor } from "~/i18n/display";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { sayTimeSince } from "./time-since";
import { useElapsed } from "./use-elapsed.enhanced";

interface TimeAgoProps {
  /** ISO. */
  moment: string;
  /** The calendar and digits of who reads, where they have chosen some. */
  display?: Display;
}

/** A moment: its date and time as served, how long ago it was once scripts run (R-AGO). */
export function TimeAgo({ moment, display }: TimeAgoProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const date = new Date(moment);
  const elapsed = useElapsed(date);
  const written = formatsFor(lang, display).dateTime(date);
  return (
    <time dateTime={date.toISOString()} title={elapsed === undefined ? undefined : written}>
      {elapsed === undefined
        ? written
        : sayTimeSince(elapsed, t("date.just_now"), localeFor(lang, display))}
    </time>
  );
}
