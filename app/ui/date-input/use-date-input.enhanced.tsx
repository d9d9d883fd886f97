import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalendarName, type LanguageCode, languages } from "#backend/contract/languages";
import { useHydrated } from "~/client/boot/use-hydrated";
import { Icon } from "~/ui/icon/icon";
import { Modal } from "~/ui/modal/modal.enhanced";
import { Progress } from "~/ui/progress/progress";
import type { CalendarProps } from "./calendar.enhanced";
import { dayPartNames, timePartNames, type Written } from "./date-parts";
import type { DateSelectFacts } from "./date-select";
import { dateValue, writeDate } from "./written-date";

/** A calendar comes when somebody opens one. */
const calendars: Record<CalendarName, ComponentType<CalendarProps>> = {
  gregory: lazy(() => import("./gregorian-calendar.enhanced")),
  persian: lazy(() => import("./persian-calendar.enhanced")),
};

interface DateFacts extends DateSelectFacts {
  lang: LanguageCode;
  label: string;
  hasTime: boolean;
  written: Written;
}

/** Keeps the value of the wire beside the selects, and fills them in from a calendar. */
export function useDateInput({ name, lang, label, years, hasTime, written }: DateFacts) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const isHydrated = useHydrated();
  const [value, setValue] = useState(() => dateValue(lang, written, hasTime));
  const read = () => setValue(dateValue(lang, readSelects(ref.current, name), hasTime));
  const pick = (picked: string) => fillSelects(ref.current, name, writeDate(lang, picked));
  return {
    ref,
    onInput: read,
    calendar: isHydrated && (
      <>
        <input type="hidden" name={name} value={value ?? ""} />
        <CalendarButton {...{ lang, years, hasTime, value }} label={label} onPick={pick} />
      </>
    ),
  };
}

function CalendarButton({ label, ...facts }: CalendarProps & { label: string }): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { lang, onPick } = facts;
  const Calendar = calendars[languages[lang].calendar];
  const wait = <Progress size={48} width={4} label={t("loading")} />;
  return (
    <>
      <button
        type="button"
        className="button button-quiet date-open"
        aria-haspopup="dialog"
        aria-label={t("date.open")}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="calendar" />
      </button>
      <Modal open={isOpen} title={label} onClose={close}>
        <Suspense fallback={<div className="calendar calendar-wait">{wait}</div>}>
          <Calendar
            {...facts}
            onPick={(picked) => {
              onPick(picked);
              close();
            }}
          />
        </Suspense>
      </Modal>
    </>
  );
}

const partNames = [...dayPartNames, ...timePartNames];

function selectsOf(fieldset: HTMLFieldSetElement | null, name: string) {
  return partNames.flatMap((part) => {
    const select = fieldset?.elements.namedItem(`${name}.${part}`);
    return select instanceof HTMLSelectElement ? [[part, select] as const] : [];
  });
}

function readSelects(fieldset: HTMLFieldSetElement | null, name: string): Written {
  const parts = selectsOf(fieldset, name).map(([part, { value }]) => [part, value]);
  return Object.fromEntries(parts);
}

/** As a hand does it, so that whoever listens to the form hears of it. */
function fillSelects(fieldset: HTMLFieldSetElement | null, name: string, written: Written): void {
  for (const [part, select] of selectsOf(fieldset, name)) {
    select.value = written[part] ?? "";
    for (const type of ["input", "change"]) {
      select.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
