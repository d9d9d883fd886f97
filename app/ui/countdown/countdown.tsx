import type { LanguageCode } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { sayLeft } from "./remaining";
import { useCountdown } from "./use-countdown.enhanced";

interface CountdownProps {
  /** ISO; the moment at which it ends. */
  until: string;
  /** ISO; the server's time when it answered. Leave it out on pages that the shop keeps for everybody, where it would be old. */
  servedAt?: string;
  lang: LanguageCode;
  onEnd?: () => void;
}

/** The moment at which something ends: as text as served, counted down to once scripts run (R-COUNT-01). */
export function Countdown({ until, servedAt, lang, onEnd }: CountdownProps) {
  const end = new Date(until);
  const seconds = useCountdown(end, servedAt === undefined ? undefined : new Date(servedAt), onEnd);
  const { dateTime, number } = formatsFor(lang);
  return (
    <time
      className="countdown"
      dateTime={end.toISOString()}
      dir={seconds === undefined ? undefined : "ltr"}
    >
      {seconds === undefined ? dateTime(end) : sayLeft(seconds, number)}
    </time>
  );
}
