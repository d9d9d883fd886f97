import type { TableHeader } from "~/api/crud.server";
import type { Shop } from "~/http/shop.server";
import type { FieldType, FormField } from "~/ui/form-creator/form-field";

const fieldTypes = {
  text: "text",
  number: "number",
  boolean: "checkbox",
  choice: "select",
  date: "date",
} as const satisfies Record<NonNullable<TableHeader["option"]["type"]>, FieldType>;

/** Texts of more than a line get a box of lines. */
const lineAtMost = 120;

/** The form that is made of a list's headers (R-CRUD-10): all but those that nobody writes (C-85). */
export function itemFields(shop: Shop, headers: readonly TableHeader[]): FormField[] {
  return headers
    .filter(({ value, option }) => option.formInput ?? value !== "_id")
    .map((header) => fieldOf(shop, header));
}

function fieldOf({ translator }: Shop, { value, text, option }: TableHeader): FormField {
  const { type = "text", required, max, choices } = option;
  const isLong = type === "text" && max !== undefined && max > lineAtMost;
  return {
    name: value,
    label: translator.say(text),
    type: isLong ? "textarea" : fieldTypes[type],
    required: required && type !== "boolean",
    rules: max === undefined ? [] : [[type === "number" ? "max" : "max_len", max]],
    choices: choices?.map((choice) => ({
      value: choice.value,
      label: translator.say(choice.text),
    })),
  };
}

/** The same fields for several rows at once: none is required, and a box can be left as it is (R-CRUD-13). */
export function partFields({ t }: Shop, fields: readonly FormField[]): FormField[] {
  return fields.map((field) => ({
    ...field,
    required: false,
    ...(field.type === "checkbox" && {
      type: "select",
      choices: [
        { value: "true", label: t("crud.yes") },
        { value: "false", label: t("crud.no") },
      ],
    }),
  }));
}
