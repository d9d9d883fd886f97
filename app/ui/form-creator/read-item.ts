import type { LanguageCode } from "#backend/contract/languages";
import { dateInForm, datePartName } from "~/ui/date-input/date-in-form";
import { dayPartNames, timePartNames } from "~/ui/date-input/date-parts";
import { readNumber } from "~/ui/number/number-value";
import { toLatinValue } from "~/ui/rules/latin-value";
import type { Refusals } from "~/ui/rules/refusal";
import { type FormRules, type GivenRule, validateForm } from "~/ui/rules/validate";
import { boxName, type FormField, type Item } from "./form-field";
import { shownFields } from "./shown-fields";

/** What a field asks for: being filled, what its type asks for, and its own rules. */
export function rulesOfField(field: FormField): readonly GivenRule[] {
  const { required, rules = [] } = field;
  const filled: GivenRule[] = required ? ["required"] : [];
  return [...filled, ...typeRules(field), ...rules];
}

/** A select takes nothing but what it offers. */
function typeRules({ type, choices = [] }: FormField): GivenRule[] {
  if (type === "number") return ["decimal"];
  if (type === "email" || type === "json") return [type];
  return type === "select" ? [["one_of", choices.map(({ value }) => value)]] : [];
}

/** What is typed in a form, each value as its field's type has it; text that is no number or JSON stays text. */
export function readValues(form: FormData, fields: readonly FormField[], lang: LanguageCode): Item {
  return Object.fromEntries(fields.map((field) => [field.name, readValue(form, field, lang)]));
}

function readValue(form: FormData, field: FormField, lang: LanguageCode): unknown {
  if (field.type === "checkbox") return form.has(field.name);
  if (isGroup(field.type)) return form.getAll(boxName(field.name)).map(String);
  const text = textOf(form, field, lang);
  switch (field.type) {
    case "number":
      return text.trim() === "" ? undefined : (readNumber(text) ?? text);
    case "json":
      return text.trim() === "" ? undefined : parseOr(text);
    case "date":
    case "moment":
      return text === "" ? undefined : text;
    default:
      return toLatinValue(text, rulesOfField(field));
  }
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A posted or filled form: the item that it makes of the fields that it shows, and what is wrong with those. */
export interface ReadForm {
  /** All that was typed, hidden fields too, to fill the form again; never a password (R-VAL-20). */
  typed: Record<string, string>;
  /** What is sent: shown fields alone (C-70). */
  item: Item;
  refusals: Refusals;
}

/** Reads and validates a form; the same on the server and in the browser (R-FORM-01, R-VAL-20). */
export function readForm(
  form: FormData,
  fields: readonly FormField[],
  lang: LanguageCode,
): ReadForm {
  const values = readValues(form, fields, lang);
  const shown = shownFields(fields, values);
  return {
    typed: typedIn(form, fields),
    item: Object.fromEntries(shown.map(({ name }) => [name, values[name]])),
    refusals: {
      ...validateForm(textsOf(form, shown, lang), rulesOf(shown)),
      ...dateRefusals(form, shown, lang),
    },
  };
}

function dateRefusals(form: FormData, fields: readonly FormField[], lang: LanguageCode): Refusals {
  const refused = fields.flatMap(({ name, type }) => {
    const refusal = isDate(type) ? dateInForm(form, name, lang).refusal : undefined;
    return refusal ? [[name, refusal] as const] : [];
  });
  return Object.fromEntries(refused);
}

function rulesOf(fields: readonly FormField[]): FormRules {
  return Object.fromEntries(fields.map((field) => [field.name, rulesOfField(field)]));
}

function typedIn(form: FormData, fields: readonly FormField[]): Record<string, string> {
  const names = fields.flatMap(({ name, type }) => {
    if (type === "password") return [];
    if (isGroup(type)) return [boxName(name)];
    return isDate(type) ? partNames.map((part) => datePartName(name, part)) : [name];
  });
  const told = names.filter((name) => form.has(name));
  return Object.fromEntries(told.map((name) => [name, entriesOf(form, name)]));
}

function textsOf(form: FormData, fields: readonly FormField[], lang: LanguageCode): Item {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(form, field, lang)]));
}

function textOf(form: FormData, { name, type }: FormField, lang: LanguageCode): string {
  if (isGroup(type)) return entryOf(form, boxName(name));
  return isDate(type) ? dateInForm(form, name, lang).text : entryOf(form, name);
}

const partNames = [...dayPartNames, ...timePartNames];

const isGroup = (type: FormField["type"]) => type === "choices" || type === "relations";

const isDate = (type: FormField["type"]) => type === "date" || type === "moment";

/** Of a group's boxes each value has a line. */
function entriesOf(form: FormData, name: string): string {
  return form
    .getAll(name)
    .filter((entry) => typeof entry === "string")
    .join("\n");
}

/** A file sent by hand is no text. */
function entryOf(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === "string" ? entry : "";
}
