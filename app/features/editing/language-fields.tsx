import type { ReactNode } from "react";
import { errorOf, type FormResult, sentText } from "~/forms/submission";

/** What is written in one language, and what it lacks. */
export interface LanguageWords<Name extends string> {
  code: string;
  language: string;
  dir: "ltr" | "rtl";
  missing: string | null;
  text: Record<Name, string> | null;
}

interface LanguageFieldsProps<Name extends string> extends LanguageWords<Name> {
  result: FormResult | undefined;
  /** Gets what a field of this language is made of, by its name. */
  children: (field: (name: Name) => LanguageField) => ReactNode;
}

interface LanguageField {
  name: string;
  id: string;
  dir: "ltr" | "rtl";
  lang: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** The words of one language in an editor; beside the other's where there is room, marked where they are missing. */
export function LanguageFields<Name extends string>(props: LanguageFieldsProps<Name>) {
  const { code, language, dir, missing, text, result, children } = props;
  const field = (name: Name): LanguageField => {
    const whole = `texts.${code}.${name}`;
    return {
      name: whole,
      id: `${name}-${code}`,
      dir,
      lang: code,
      error: errorOf(result, whole),
      defaultValue: sentText(result, whole) ?? text?.[name],
    };
  };
  return (
    <fieldset className="panel fields">
      <legend>
        <bdi lang={code}>{language}</bdi>{" "}
        {missing && <span className="tag tag-accent">{missing}</span>}
      </legend>
      {children(field)}
    </fieldset>
  );
}
