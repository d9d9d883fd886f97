/** How many years the year view shows, and how far its arrows go (R-DATE-03, R-CONST-30). */
export const yearsOnPage = 12;

/** The years of the page that a year is on: 2016 to 2027, 2028 to 2039, … */
export function yearPage(year: number): number[] {
  const first = Math.floor(year / yearsOnPage) * yearsOnPage;
  return Array.from({ length: yearsOnPage }, (_, place) => first + place);
}

export type CalendarView = "day" | "month" | "year" | "time";

/** A month of the language's calendar, the first one being 1. */
export interface MonthPlace {
  year: number;
  month: number;
}

/** How many months an arrow of a view goes (R-DATE-02, R-DATE-03, C-53). */
const monthsBy: Record<CalendarView, number> = {
  day: 1,
  month: 12,
  year: 12 * yearsOnPage,
  time: 0,
};

/** Where the previous or next of a view leads. */
export function turnPage({ year, month }: MonthPlace, view: CalendarView, by: 1 | -1): MonthPlace {
  const months = year * 12 + month - 1 + by * monthsBy[view];
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Whether any of what a view would show there can be chosen. */
export function isOnPages(
  place: MonthPlace,
  view: CalendarView,
  [from, to]: readonly [number, number],
): boolean {
  const shown = view === "year" ? yearPage(place.year) : [place.year];
  return shown.some((year) => year >= from && year <= to);
}
