import { type ComponentType, useMemo } from "react";
import type { DateLib, PropsBase, PropsSingle } from "react-day-picker";
import { useTranslation } from "react-i18next";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { dayParts, toIsoDay, utcDay } from "~/i18n/calendar";
import type { MonthPlace } from "./calendar-pages";
import type { Years } from "./date-parts";
import { sayDay } from "./local-digits";

/** What both calendars' grids take. */
type GridProps = Omit<PropsBase & PropsSingle, "locale" | "dateLib" | "numerals">;

/** A calendar's grid of days, and its reckoning. */
export interface Engine {
  DayPicker: ComponentType<GridProps>;
  lib: DateLib;
}

interface DayViewProps {
  engine: Engine;
  lang: LanguageCode;
  place: MonthPlace;
  years: Years;
  /** The chosen day and the day that it is, ISO. */
  day?: string;
  today: string;
  onMonth: (place: MonthPlace) => void;
  onChoose: (isoDay: string) => void;
}

const looks: GridProps["classNames"] = {
  month_caption: "sr-only",
  month_grid: "calendar-days",
  weekday: "calendar-weekday",
  day_button: "calendar-day",
  today: "calendar-today",
  selected: "calendar-chosen",
};

/** The days of a month. The grid knows dates of the browser's zone: only their day is given and read. */
export function DayView(props: DayViewProps) {
  const { engine, lang, place, years, day, today, onMonth, onChoose } = props;
  const { DayPicker, lib } = engine;
  const first = lib.newDate(years[0], 0, 1);
  const last = lib.endOfMonth(lib.newDate(years[1], 11, 1));
  const labels = useLabels(lang);
  return (
    <DayPicker
      mode="single"
      autoFocus
      hideNavigation
      dir={languages[lang].dir}
      weekStartsOn={languages[lang].firstDayOfWeek}
      classNames={looks}
      labels={labels}
      today={toLocal(today)}
      selected={day ? toLocal(day) : undefined}
      month={lib.newDate(place.year, place.month - 1, 1)}
      onMonthChange={(month) => onMonth(dayParts(lang, toIso(month)))}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      onDayClick={(date, { disabled }) => !disabled && onChoose(toIso(date))}
    />
  );
}

/** What a screen reader says of a day: as the shop writes dates, and whether it is today or chosen. */
function useLabels(lang: LanguageCode): GridProps["labels"] {
  const { t } = useTranslation();
  return useMemo(() => {
    const written = (date: Date) => sayDay(lang, toIso(date));
    return {
      labelDayButton: (date, { today, selected }) =>
        [today && t("date.today"), written(date), selected && t("date.chosen")]
          .filter(Boolean)
          .join(languages[lang].comma),
      labelGridcell: written,
    };
  }, [lang, t]);
}

function toLocal(isoDay: string): Date {
  const [year = 0, month = 1, day = 1] = isoDay.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function toIso(date: Date): string {
  return toIsoDay(utcDay(date.getFullYear(), date.getMonth() + 1, date.getDate()));
}
