import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { monthNames } from "~/i18n/calendar";
import { Icon } from "~/ui/icon/icon";
import {
  type CalendarView,
  isOnPages,
  type MonthPlace,
  turnPage,
  yearPage,
} from "./calendar-pages";
import type { Years } from "./date-parts";
import { inDigits, sayDay } from "./local-digits";

interface CalendarHeadProps {
  view: CalendarView;
  lang: LanguageCode;
  place: MonthPlace;
  years: Years;
  /** The chosen day. */
  day?: string;
  turn: (by: 1 | -1) => void;
  show: (view: CalendarView) => void;
}

const turnLabels = {
  day: ["date.previous_month", "date.next_month"],
  month: ["date.previous_year", "date.next_year"],
  year: ["date.previous_years", "date.next_years"],
} as const;

/** What a view shows, between the arrows that turn it; it opens the years (C-53). The arrows follow the text. */
export function CalendarHead(props: CalendarHeadProps) {
  const { view, place, years, turn, show } = props;
  const { t } = useTranslation();
  const title = titleOf(props);
  if (view === "time") {
    return (
      <div className="calendar-head">
        <button type="button" className="calendar-title" onClick={() => show("day")}>
          {title} <span className="sr-only">{t("date.to_day")}</span>
        </button>
      </div>
    );
  }
  const [previous, next] = turnLabels[view];
  const arrow = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className={by === 1 ? "calendar-turn" : "calendar-turn calendar-back"}
      aria-label={label}
      disabled={!isOnPages(turnPage(place, view, by), view, years)}
      onClick={() => turn(by)}
    >
      <Icon name="chevron" look="icon-mirror" />
    </button>
  );
  return (
    <div className="calendar-head">
      {arrow(-1, t(previous))}
      {view === "year" ? (
        <b className="calendar-title" aria-live="polite">
          {title}
        </b>
      ) : (
        <button type="button" className="calendar-title" onClick={() => show("year")}>
          <span aria-live="polite">{title}</span>{" "}
          <span className="sr-only">{t("date.choose_year")}</span>
        </button>
      )}
      {arrow(1, t(next))}
    </div>
  );
}

function titleOf({ view, lang, place: { year, month }, day }: CalendarHeadProps): string {
  switch (view) {
    case "day":
      return `${monthNames(lang)[month - 1]} ${inDigits(lang, year)}`;
    case "month":
      return inDigits(lang, year);
    case "year": {
      const page = yearPage(year);
      return `${inDigits(lang, page[0] ?? year)} – ${inDigits(lang, page[page.length - 1] ?? year)}`;
    }
    case "time":
      return day ? sayDay(lang, day) : "";
  }
}
