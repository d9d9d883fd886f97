import type { MessageKey } from "~/i18n/messages/en";
import type { Years } from "~/ui/date-input/date-parts";
import type { FormField } from "~/ui/form-creator/form-field";

interface LabFormFacts {
  /** Adds a field with an operator that does not exist. */
  isOdd: boolean;
  years: Years;
}

/** The form's definition in the reader's words. */
export function labFields(
  t: (key: MessageKey) => string,
  { isOdd, years }: LabFormFacts,
): FormField[] {
  const kinds = (["tile", "lamp", "ewer"] as const).map((value) => ({
    value,
    label: t(`lab.tag_${value}`),
  }));
  const fields: FormField[] = [
    { name: "name", label: t("lab.form_name"), type: "text", required: true },
    {
      name: "code",
      label: t("lab.form_code"),
      hint: t("lab.form_code_hint"),
      type: "text",
      isLtr: true,
      autoComplete: "off",
    },
    { name: "kind", label: t("lab.form_kind"), type: "select", choices: kinds },
    { name: "count", label: t("lab.form_count"), type: "number" },
    {
      name: "words",
      label: t("lab.form_reason"),
      type: "textarea",
      required: true,
      conditions: [
        { field: "count", operator: ">", value: 9 },
        { field: "kind", operator: "in", value: ["tile", "lamp"] },
      ],
    },
    { name: "day", label: t("lab.form_day"), type: "date", years },
    { name: "gift", label: t("lab.form_gift"), type: "checkbox" },
    {
      name: "card",
      label: t("lab.form_words"),
      type: "text",
      rules: [["max_len", 40]],
      conditions: [{ field: "gift", operator: "===", value: true }],
    },
    { name: "more", label: t("lab.form_more"), type: "json" },
  ];
  const odd: FormField = {
    name: "odd",
    label: t("lab.form_odd"),
    type: "text",
    conditions: [{ field: "name", operator: "~", value: "" }],
  };
  return isOdd ? [...fields, odd] : fields;
}

/** What stands in the form that edits. */
export const editedItem = {
  name: "Haft Rang",
  code: "HR7",
  kind: "tile",
  count: 12,
  words: "One for each day",
  day: "2024-03-20",
  gift: false,
  more: { glaze: "blue", colours: 7, matte: false, sizes: [10, 15] },
};
