import { type FormEvent, useMemo, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useLiveRules } from "~/ui/rules/use-live-rules.enhanced";
import type { FormAnswer } from "./form-creator";
import type { FormField, Item } from "./form-field";
import { readForm, readValues } from "./read-item";
import { shownFields } from "./shown-fields";

interface CreatedForm {
  fields: readonly FormField[];
  item?: Item;
  answer?: FormAnswer;
}

/** Validates a form as it is filled, and hides the fields whose conditions do not hold (R-FORM-01, R-FORM-03). */
export function useFormCreator({ fields, item = {}, answer }: CreatedForm) {
  const lang = usePageLanguage();
  const isHydrated = useHydrated();
  const [values, setValues] = useState<Item>();
  const served = useMemo(() => firstOf(answer?.errors), [answer]);
  const live = useLiveRules({
    validate: (form) => readForm(form, fields, lang).refusals,
    served,
  });
  const known = values ?? answer?.typed ?? item;
  const shown = new Set(shownFields(fields, known).map(({ name }) => name));
  const off = new Set(fields.map(({ name }) => name).filter((name) => !shown.has(name)));

  function input(event: FormEvent<HTMLFormElement>) {
    setValues(readValues(new FormData(event.currentTarget), fields, lang));
    live.form.onInput(event);
  }

  return {
    errors: live.errors,
    off: isHydrated ? off : undefined,
    form: { ...live.form, onInput: input },
  };
}

/** By its control a field says the first of its messages; the box says all. */
function firstOf(errors: Record<string, string[]> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, [first = ""]]) => [name, first]));
}
