import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { dayParts, momentOf, momentParts, todayIn } from "~/i18n/calendar";
import { CalendarHead } from "./calendar-head.enhanced";
import { type CalendarView, type MonthPlace, turnPage } from "./calendar-pages";
import type { Years } from "./date-parts";
import { DayView, type Engine } from "./day-view.enhanced";
import { MonthView, YearView } from "./month-and-year-views.enhanced";
import { TimeView } from "./time-view.enhanced";

export interface CalendarProps {
  lang: LanguageCode;
  years: Years;
  hasTime: boolean;
  /** What is chosen: an ISO day, or a UTC moment with the time step. */
  value?: string;
  onPick: (value: string) => void;
}

/**
 * Four views (R-DATE-01): days, the months of a year, twelve years, and the time of the day. A year leads to
 * its months, a month to its days, a day to its time where one is asked (R-DATE-04, R-DATE-05).
 */
export function Calendar(props: CalendarProps & { engine: Engine }) {
  const { lang, years, hasTime, value, onPick, engine } = props;
  const { t } = useTranslation();
  const [today] = useState(() => todayIn(lang, new Date()));
  const [{ day, time }, setChosen] = useState(() => readValue(lang, value));
  const [place, setPlace] = useState<MonthPlace>(() => startOf(lang, day ?? today, years));
  const [view, setView] = useState<CalendarView>("day");

  function goTo(next: Partial<MonthPlace>, nextView: CalendarView) {
    setPlace({ ...place, ...next });
    setView(nextView);
  }

  function choose(isoDay: string) {
    if (!hasTime) return onPick(isoDay);
    setChosen({ day: isoDay, time });
    setView("time");
  }

  const shared = { lang, place, years };
  return (
    <div className="calendar">
      <CalendarHead
        {...shared}
        view={view}
        day={day}
        turn={(by) => setPlace(turnPage(place, view, by))}
        show={setView}
      />
      {view === "day" && (
        <DayView {...shared} {...{ engine, day, today }} onMonth={setPlace} onChoose={choose} />
      )}
      {view === "month" && <MonthView {...shared} onChoose={(month) => goTo({ month }, "day")} />}
      {view === "year" && <YearView {...shared} onChoose={(year) => goTo({ year }, "month")} />}
      {view === "time" && day && (
        <TimeView
          {...{ lang, time }}
          onChange={(next) => setChosen({ day, time: next })}
          onDone={() => onPick(momentOf(lang, day, time))}
        />
      )}
      {view === "day" && hasTime && day && (
        <button type="button" className="button button-quiet" onClick={() => setView("time")}>
          {t("date.time")}
        </button>
      )}
    </div>
  );
}

function readValue(lang: LanguageCode, value: string | undefined) {
  const midnight = { hour: 0, minute: 0, second: 0 };
  if (!value?.includes("T")) return { day: value, time: midnight };
  const { hour, minute, second } = momentParts(lang, value);
  return { day: todayIn(lang, new Date(value)), time: { hour, minute, second } };
}

/** The month of a day, or the nearest one that can be chosen from. */
function startOf(lang: LanguageCode, day: string, [from, to]: Years): MonthPlace {
  const { year, month } = dayParts(lang, day);
  if (year < from) return { year: from, month: 1 };
  return year > to ? { year: to, month: 12 } : { year, month };
}
