import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import type { TimeParts } from "~/i18n/calendar";
import { timeCounts, timePartNames } from "./date-parts";
import { inDigits } from "./local-digits";
import { takeFocus } from "./take-focus.enhanced";

interface TimeViewProps {
  lang: LanguageCode;
  time: TimeParts;
  onChange: (time: TimeParts) => void;
  onDone: () => void;
}

/** The time of the day: 24 hours, with minutes and seconds (R-DATE-06). */
export function TimeView({ lang, time, onChange, onDone }: TimeViewProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <div className="calendar-time" dir="ltr">
        {timePartNames.map((part, place) => (
          <div key={part} className="date-part">
            <label htmlFor={`${id}${part}`}>{t(`date.${part}`)}</label>
            <select
              id={`${id}${part}`}
              className="input select"
              value={time[part]}
              ref={place === 0 ? takeFocus : undefined}
              onChange={(event) => onChange({ ...time, [part]: Number(event.target.value) })}
            >
              {Array.from({ length: timeCounts[part] }, (_, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice itself
                <option key={number} value={number}>
                  {inDigits(lang, number, 2)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <button type="button" className="button button-wide" onClick={onDone}>
        {t("ok")}
      </button>
    </>
  );
}
