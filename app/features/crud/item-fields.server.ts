import type { TableHeader } from "~/api/crud.server";
import type { RequestContext } from "~/request/context.server";
import { defaultYears } from "~/ui/date-input/default-years.server";
import type { FieldType, FormField } from "~/ui/form-creator/form-field";
import { emptyingName } from "./table-form";

const fieldTypes = {
  text: "text",
  number: "number",
  boolean: "checkbox",
  choice: "select",
} as const satisfies Record<string, FieldType>;

/** Texts of more than a line get a box of lines. */
const maxLine = 120;

/** The form that is made of a list's headers (R-CRUD-10): all but those that nobody writes, as the id (C-85). */
export function itemFields(
  ctx: RequestContext,
  headers: readonly TableHeader[],
  idField: string,
): FormField[] {
  return headers
    .filter(({ value, option }) => option.formInput ?? value !== idField)
    .map((header) => fieldOf(ctx, header));
}

function fieldOf(
  { lang, translator }: RequestContext,
  { value, text, option }: TableHeader,
): FormField {
  const { type = "text", required, max, choices } = option;
  const told = { name: value, label: translator.say(text), required };
  if (type === "date") return { ...told, type, years: defaultYears(lang) };
  const isLong = type === "text" && max !== undefined && max > maxLine;
  return {
    ...told,
    type: isLong ? "textarea" : fieldTypes[type],
    required: required && type !== "boolean",
    rules: max === undefined ? [] : [[type === "number" ? "max" : "max_len", max]],
    choices: choices?.map((choice) => ({
      value: choice.value,
      label: translator.say(choice.text),
    })),
  };
}

/**
 * The same fields for several rows at once: none is required, and a box can be left as it is (R-CRUD-13). As an
 * empty field changes nothing, a box behind each that may be empty says that it is meant so.
 */
export function partFields(ctx: RequestContext, fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => {
    if (field.type === "checkbox") return [asChoice(ctx, field)];
    const part = { ...field, required: false };
    return field.required ? [part] : [part, emptying(ctx, field)];
  });
}

const asChoice = ({ t }: RequestContext, field: FormField): FormField => ({
  ...field,
  type: "select",
  choices: [
    { value: "true", label: t("crud.yes") },
    { value: "false", label: t("crud.no") },
  ],
});

const emptying = ({ t }: RequestContext, { name, label }: FormField): FormField => ({
  name: emptyingName(name),
  label: t("crud.make_empty", { column: label }),
  type: "checkbox",
});
