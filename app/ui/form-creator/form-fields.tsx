import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { CheckboxGroup } from "~/ui/checkbox/checkbox-group";
import { writtenIn } from "~/ui/date-input/date-in-form";
import { DateInput } from "~/ui/date-input/date-input";
import type { Written } from "~/ui/date-input/date-parts";
import { TextField } from "~/ui/field/text-field";
import { JsonEditor } from "~/ui/json-editor/json-editor";
import { NumberField } from "~/ui/number/number-field";
import { Select } from "~/ui/select/select";
import { TextArea } from "~/ui/text-area/text-area";
import { boxName, type FormField, type Item } from "./form-field";
import { searchName, typedValues, valuesIn } from "./related-values";
import { writeValue } from "./write-value";

/** What a field that refers to other things gets, whatever it is written with. */
export interface RelatedControlProps {
  id: string;
  field: FormField;
  label: string;
  hint?: string;
  error?: string;
  chosen: readonly string[];
  s?: string;
  isPart?: boolean;
}

export interface FormFieldsProps {
  fields: readonly FormField[];
  /** The item that the controls are filled with. */
  values?: Item;
  /** What was typed, where a refused form comes back with it: it stands for the item. */
  typed?: Record<string, string>;
  /** What is wrong, by the fields' names, in the reader's words. */
  errors?: Record<string, string>;
  /** It asks for parts of what is there: nothing is called optional, for what is left empty stays as it is. */
  isPart?: boolean;
  /** Fields whose conditions do not hold: they keep what is typed, unseen, and are not sent (C-70). */
  off?: ReadonlySet<string>;
  /** What fields that refer to others are written with; forms that have none don't load it. */
  Related?: ComponentType<RelatedControlProps>;
  /** Begins the controls' ids where a page has more than one form. */
  prefix?: string;
}

/** A form's controls, a native one for each field; they work without scripts (R-FORM). */
export function FormFields(props: FormFieldsProps) {
  const { fields, values, typed, errors = {}, isPart, off, Related, prefix } = props;
  const lang = usePageLanguage();
  return (
    <>
      {fields.map((field) => {
        const control = (
          <Control
            key={field.name}
            field={field}
            id={controlId(field.name, prefix)}
            text={typed ? typed[field.name] : writeValue(values?.[field.name], field, lang)}
            typed={typed}
            value={values?.[field.name]}
            error={errors[field.name]}
            isPart={isPart}
            Related={Related}
            isAsked={!field.conditions || off !== undefined}
          />
        );
        if (!field.conditions) return control;
        const isOff = off?.has(field.name);
        return (
          <fieldset key={field.name} className="form-part" hidden={isOff} disabled={isOff}>
            {control}
          </fieldset>
        );
      })}
    </>
  );
}

/** Id of a field's control. */
export function controlId(name: string, prefix = ""): string {
  return `${prefix}${name}`;
}

interface ControlProps {
  field: FormField;
  id: string;
  /** As it is typed; none where nothing is. */
  text?: string;
  /** All of a refused form: the parts of a date have names of their own. */
  typed?: Record<string, string>;
  /** The item's own, where nothing was typed. */
  value: unknown;
  error?: string;
  isPart?: boolean;
  Related: FormFieldsProps["Related"];
  /** Whether its conditions are known to hold: without scripts nobody asks the browser to mind it. */
  isAsked: boolean;
}

function Control({ field, id, text, typed, value, error, isPart, isAsked, Related }: ControlProps) {
  const { t } = useTranslation();
  const { name, label, hint, autoComplete, isLtr, lang } = field;
  const required = field.required && isAsked;
  const optional = field.required || isPart ? undefined : t("fields.optional");
  const told = { name, id, label, hint, optional, error, required };
  const native = { ...told, autoComplete, defaultValue: text };
  const dir = isLtr ? "ltr" : lang ? "auto" : undefined;
  switch (field.type) {
    case "number":
      return <NumberField {...native} isDecimal />;
    case "textarea":
      return <TextArea {...native} />;
    case "json":
      return <JsonEditor {...native} />;
    case "select":
      return (
        <Select
          {...native}
          none={t(isPart ? "crud.unchanged" : "fields.choose")}
          choices={namedChoices(field)}
        />
      );
    case "checkbox":
      return (
        <Checkbox {...{ name, id, label, hint, error, required }} isChecked={text !== undefined} />
      );
    case "password":
      // What was sent is not sent back (R-VAL-20).
      return <TextField {...told} type="password" dir="ltr" autoComplete="new-password" />;
    case "email":
      return <TextField {...native} type="email" dir="ltr" spellCheck={false} />;
    case "choices":
      return (
        <CheckboxGroup
          {...{ id, label, hint, error }}
          name={boxName(name)}
          choices={namedChoices(field)}
          chosen={typed ? (typed[boxName(name)] ?? "").split("\n") : textsIn(value)}
        />
      );
    case "picture":
    case "relations":
      if (!Related) throw new Error(`${name} refers to others, and the form can't`);
      return (
        <Related
          {...{ id, field, label, hint, error, isPart }}
          chosen={typed ? typedValues(field, typed) : valuesIn(value)}
          s={typed?.[searchName(name)]}
        />
      );
    case "date":
    case "moment":
      return (
        <DateInput
          {...told}
          hasTime={field.type === "moment"}
          years={field.years}
          value={text}
          written={writtenDate(field.type, name, { typed, text })}
        />
      );
    default:
      return <TextField {...native} dir={dir} lang={lang} />;
  }
}

/** A time stands there from the start: choosing a day is enough. */
const midnight: Written = { hour: "0", minute: "0", second: "0" };

function writtenDate(
  type: FormField["type"],
  name: string,
  { typed, text }: Pick<ControlProps, "typed" | "text">,
): Written | undefined {
  if (typed) return writtenIn({ get: (part) => typed[part] ?? null }, name, type === "moment");
  return type === "moment" && text === undefined ? midnight : undefined;
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function namedChoices({ choices = [] }: FormField) {
  return choices.map(({ value, label }) => ({ value, name: label }));
}
