import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { monthNames } from "~/i18n/calendar";
import type { Choice } from "~/ui/select/select";
import { type DatePartName, timeCounts, type Written, type Years } from "./date-parts";
import { inDigits } from "./local-digits";

/** What the selects of one date share. */
export interface DateSelectFacts {
  name: string;
  years: Years;
  required?: boolean;
  /** What a refused form brought, part by part; it stands instead of a value. */
  written?: Written;
}

interface DateSelectProps extends DateSelectFacts {
  lang: LanguageCode;
  part: DatePartName;
  isRefused: boolean;
}

/** One part of a date. What was sent by hand and can't be chosen stands in it as it came. */
export function DateSelect(props: DateSelectProps) {
  const { name, part, required, written = {}, isRefused } = props;
  const { t } = useTranslation();
  const partName = `${name}.${part}`;
  const sent = written[part] ?? "";
  const choices = choicesOf(props);
  const isForeign = sent !== "" && !choices.some(({ value }) => value === sent);
  return (
    <div className={`date-part date-${part}`}>
      <label htmlFor={partName}>{t(`date.${part}`)}</label>
      <select
        id={partName}
        className="input select"
        name={partName}
        defaultValue={sent}
        required={required}
        aria-invalid={isRefused || undefined}
      >
        <option value="">–</option>
        {isForeign && <option value={sent}>{sent}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function choicesOf({ part, lang, years: [from, to] }: DateSelectProps): Choice[] {
  switch (part) {
    case "year":
      return numbers(lang, from, to).reverse();
    case "month":
      return monthNames(lang, "short").map((name, place) => ({ value: String(place + 1), name }));
    case "day":
      return numbers(lang, 1, 31);
    default:
      return numbers(lang, 0, timeCounts[part] - 1, 2);
  }
}

/** The numbers from one to another; times are written with two digits. */
function numbers(lang: LanguageCode, from: number, to: number, size = 1): Choice[] {
  return Array.from({ length: to - from + 1 }, (_, place) => ({
    value: String(from + place),
    name: inDigits(lang, from + place, size),
  }));
}
