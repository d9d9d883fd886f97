import type { CrudChoice } from "#backend/contract/crud";
import { languageCodes, languages } from "#backend/contract/languages";
import { maxUploadBytes } from "#backend/contract/upload";
import type { TableHeader } from "~/api/crud.server";
import { unitName } from "~/i18n/money-in-words.server";
import type { RequestContext } from "~/request/context.server";
import { defaultYears } from "~/ui/date-input/default-years.server";
import type { FieldType, FormField } from "~/ui/form-creator/form-field";
import { writeNumber } from "~/ui/number/write-number";
import { partName } from "./part-name";
import { emptyingName } from "./table-form";

const fieldTypes = {
  text: "text",
  number: "number",
  boolean: "checkbox",
  choice: "select",
  choices: "choices",
  relations: "relations",
  picture: "picture",
} as const satisfies Record<string, FieldType>;

/** Texts of more than a line get a box of lines. */
const maxLine = 120;

/** The columns that a form asks for (R-CRUD-10): all but those that nobody writes, as the id (C-85), and some in new rows alone. */
export function askedColumns(
  headers: readonly TableHeader[],
  { idField, isNew }: { idField: string; isNew: boolean },
): TableHeader[] {
  return headers.filter(
    ({ value, option }) => (option.formInput ?? value !== idField) && (isNew || !option.addOnly),
  );
}

/** The form that is made of a list's headers; what is for others of the staff to write is none of its fields. */
export function itemFields(ctx: RequestContext, headers: readonly TableHeader[]): FormField[] {
  return headers
    .filter(({ option }) => !option.locked)
    .flatMap((header) => {
      if (header.option.type === "money") return moneyFields(ctx, header);
      return header.option.type === "texts" ? textFields(ctx, header) : [fieldOf(ctx, header)];
    });
}

/** A field for each language, side by side. */
function textFields({ translator }: RequestContext, { value, text, option }: TableHeader) {
  return languageCodes.map((lang): FormField => {
    const { name, code } = languages[lang];
    return {
      name: partName(value, code),
      label: `${translator.say(text)} (${name})`,
      type: "text",
      lang: code,
      rules: option.max === undefined ? [] : [["max_len", option.max]],
    };
  });
}

/** A field for each currency, whose label says what is counted. */
function moneyFields(
  { lang, translator }: RequestContext,
  { value, text, option }: TableHeader,
): FormField[] {
  const { currencies = [], when } = option;
  return currencies.map((currency) => ({
    name: partName(value, currency),
    label: `${translator.say(text)} (${unitName(currency, lang)})`,
    type: "number",
    conditions: conditionsOf(when),
  }));
}

const conditionsOf = (when: TableHeader["option"]["when"]) =>
  when && [{ field: when.column, operator: "===", value: when.is }];

function fieldOf(
  { lang, t, translator }: RequestContext,
  { value, text, option }: TableHeader,
): FormField {
  const { type = "text", required, min, max, choices, when } = option;
  const hint = option.hint && translator.say(option.hint);
  const label = translator.say(text);
  const told = { name: value, label, required, conditions: conditionsOf(when) };
  if (type === "date" || type === "moment") return { ...told, type, years: defaultYears(lang) };
  if (type === "money" || type === "texts") throw new Error(`${value} is asked for in parts`);
  const isLong = type === "text" && max !== undefined && max > maxLine;
  return {
    ...told,
    type: isLong ? "textarea" : fieldTypes[type],
    required: required && type !== "boolean",
    rules: [
      ...(min === undefined ? [] : [["min", min] as const]),
      ...(max === undefined ? [] : [[type === "number" ? "max" : "max_len", max] as const]),
    ],
    hint:
      type === "picture" ? t("crud.hand_in_hint", { size: writeNumber(lang, maxMegabytes) }) : hint,
    choices: choices?.map((choice) => toChoice(translator, choice)),
  };
}

const maxMegabytes = maxUploadBytes / 1024 / 1024;

/** What may be chosen, in the reader's language. */
export function toChoice(
  translator: RequestContext["translator"],
  { value, text, isName, picture }: CrudChoice,
) {
  return { value, label: isName ? text : translator.say(text), picture };
}

/**
 * The same fields for several rows at once: none is required, and a box can be left as it is (R-CRUD-13). As an
 * empty field changes nothing, a box behind each that may be empty says that it is meant so.
 */
export function partFields(ctx: RequestContext, fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => {
    if (field.type === "checkbox") return [asChoice(ctx, field)];
    const part = { ...field, required: false, conditions: undefined };
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
