import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { DateInput } from "~/ui/date-input/date-input";
import {
  type DatePartName,
  dayPartNames,
  timePartNames,
  type Written,
  type Years,
} from "~/ui/date-input/date-parts";

interface MomentFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** As it is kept. */
  value?: string | null;
  years: Years;
  required?: boolean;
  result: FormResult | undefined;
}

/** A time stands there from the start: choosing a day is enough. */
const midnight: Written = { hour: "0", minute: "0", second: "0" };

/** A day and a time by the writer's calendar and clock, which `momentField` reads. */
export function MomentField({ value, result, ...field }: MomentFieldProps) {
  return (
    <DateInput
      {...field}
      hasTime
      value={value ?? undefined}
      written={sentParts(result, field.name) ?? (value ? undefined : midnight)}
      error={errorOf(result, field.name)}
    />
  );
}

/** What a refused form brought; nothing where it is another form of the page that came back. */
function sentParts(result: FormResult | undefined, name: string): Written | undefined {
  const sent = partNames.flatMap((part) => {
    const text = sentText(result, `${name}.${part}`);
    return text === undefined ? [] : [[part, text] as const];
  });
  return sent.length > 0 ? Object.fromEntries(sent) : undefined;
}

const partNames: readonly DatePartName[] = [...dayPartNames, ...timePartNames];
