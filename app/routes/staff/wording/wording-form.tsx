import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EditorButtons } from "~/features/editing/editor-buttons";
import { LanguageFields, type LanguageWords } from "~/features/editing/language-fields";
import type { EditorResult } from "~/features/editing/result";
import { VersionField } from "~/features/editing/version-field";
import { RichTextField } from "~/features/rich-text/rich-text-field";
import { errorOf, sentText } from "~/forms/submission";
import { TextField } from "~/ui/field/text-field";
import { type Choice, Select } from "~/ui/select/select";
import { TextArea } from "~/ui/text-area/text-area";

interface WordingFormProps {
  version: number;
  fields: Record<"kind" | "law_version" | "from", string>;
  kinds: readonly Choice[];
  languages: readonly LanguageWords<"changes" | "body">[];
  result: EditorResult | undefined;
}

/** A wording that is not published yet: both languages side by side, and from when it holds. */
export function WordingForm({ version, fields, kinds, languages, result }: WordingFormProps) {
  const { t } = useTranslation();
  const given = (name: keyof typeof fields) => ({
    name,
    id: name,
    error: errorOf(result, name),
    defaultValue: sentText(result, name) ?? fields[name],
  });
  return (
    <Form method="post" className="fields" reloadDocument>
      <VersionField {...{ version, result }} />
      <Select {...given("kind")} label={t("editors.law.kind")} choices={kinds} />
      <TextField
        {...given("from")}
        label={t("editors.law.from")}
        hint={t("editors.law.from_hint")}
        dir="ltr"
        maxLength={10}
        autoComplete="off"
      />
      <TextField
        {...given("law_version")}
        label={t("editors.law.name")}
        hint={t("editors.law.name_hint")}
        dir="ltr"
        maxLength={30}
        autoComplete="off"
      />
      <div className="desk-texts">
        {languages.map((one) => (
          <LanguageFields key={one.code} {...one} result={result}>
            {(field) => (
              <>
                <TextArea
                  {...field("changes")}
                  label={t("editors.law.changes", { language: one.language })}
                  hint={t("editors.law.changes_hint")}
                  rows={3}
                  maxLength={1000}
                />
                <RichTextField
                  {...field("body")}
                  label={t("editors.law.body", { language: one.language })}
                  hint={t("editors.source_hint")}
                  preview={t("editors.preview_of", { language: one.language })}
                  html={result?.previews?.[one.code]}
                />
              </>
            )}
          </LanguageFields>
        ))}
      </div>
      <EditorButtons />
    </Form>
  );
}
