import { languages } from "#backend/contract/languages";
import { usePageLanguage } from "~/i18n/use-page-language";
import { namesOfNotes } from "~/ui/field/described-by";
import type { FieldLabels } from "~/ui/field/field";
import { FieldNotes } from "~/ui/field/field-notes";
import { timePartNames } from "./date-parts";
import { DateSelect, type DateSelectFacts } from "./date-select";
import { useDateInput } from "./use-date-input.enhanced";
import { writeDate } from "./written-date";

interface DateInputProps extends FieldLabels, DateSelectFacts {
  id?: string;
  look?: string;
  /** With hour, minute and second (R-DATE-06). */
  hasTime?: boolean;
  /** An ISO day, or a UTC moment with the time step (R-DATE-08). */
  value?: string;
}

/**
 * A date in the language's calendar: a select for each part, which `readDate` puts together on the server. Where
 * scripts run a calendar fills them in, and a hidden input of the date's own name has the value of the wire.
 */
export function DateInput(props: DateInputProps) {
  const { id = props.name, label, hint, optional, error, look, value, hasTime = false } = props;
  const lang = usePageLanguage();
  const written = props.written ?? writeDate(lang, value);
  const date = useDateInput({ ...props, lang, hasTime, written });
  const facts = { ...props, lang, written, isRefused: Boolean(error) };
  return (
    <fieldset
      id={id}
      ref={date.ref}
      className={look ? `field date-input ${look}` : "field date-input"}
      aria-describedby={namesOfNotes(id, { hint, error })}
      onInput={date.onInput}
    >
      <legend>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </legend>
      <div className="date-parts">
        {languages[lang].dayOrder.map((part) => (
          <DateSelect key={part} {...facts} part={part} />
        ))}
        {hasTime && (
          <div className="date-time">
            {timePartNames.map((part) => (
              <DateSelect key={part} {...facts} part={part} />
            ))}
          </div>
        )}
        {date.calendar}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
