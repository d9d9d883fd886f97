import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { monthNames } from "~/i18n/calendar";
import { type MonthPlace, yearPage } from "./calendar-pages";
import type { Years } from "./date-parts";
import { inDigits } from "./local-digits";
import { takeFocus } from "./take-focus.enhanced";

interface ViewProps {
  lang: LanguageCode;
  place: MonthPlace;
  years: Years;
  onChoose: (number: number) => void;
}

/** The months of a year (R-DATE-05). */
export function MonthView({ lang, place, onChoose }: ViewProps) {
  const { t } = useTranslation();
  const choices = monthNames(lang).map((name, index) => ({ number: index + 1, name }));
  return (
    <Tiles {...{ lang, choices, onChoose }} current={place.month} label={t("date.choose_month")} />
  );
}

/** Twelve years (R-DATE-04). */
export function YearView({ lang, place, years: [from, to], onChoose }: ViewProps) {
  const { t } = useTranslation();
  const choices = yearPage(place.year).map((year) => ({
    number: year,
    name: inDigits(lang, year),
    isOut: year < from || year > to,
  }));
  return (
    <Tiles {...{ lang, choices, onChoose }} current={place.year} label={t("date.choose_year")} />
  );
}

interface TilesProps {
  label: string;
  lang: LanguageCode;
  choices: { number: number; name: string; isOut?: boolean }[];
  current: number;
  onChoose: (number: number) => void;
}

/** Twelve buttons in three columns. The current one takes the focus as the view opens, not as it is turned. */
function Tiles({ label, lang, choices, current, onChoose }: TilesProps) {
  return (
    <fieldset className="calendar-tiles" onKeyDown={(event) => moveFocus(event, lang)}>
      <legend className="sr-only">{label}</legend>
      {choices.map(({ number, name, isOut }, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: by its place, so that turning the page leaves the focus alone
          key={place}
          type="button"
          className="calendar-tile"
          aria-current={number === current || undefined}
          ref={number === current ? takeFocus : undefined}
          disabled={isOut}
          onClick={() => onChoose(number)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Arrows go from tile to tile as they point; those to the sides are the other way from right to left. */
function moveFocus(event: KeyboardEvent<HTMLElement>, lang: LanguageCode): void {
  const forward = languages[lang].dir === "rtl" ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 3,
    ArrowUp: -3,
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const tiles = [...event.currentTarget.querySelectorAll("button")];
  const at = tiles.findIndex((tile) => tile.contains(document.activeElement));
  tiles[at + step]?.focus();
}
