import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LanguageFields, type LanguageWords } from "~/features/editing/language-fields";
import type { EditorResult } from "~/features/editing/result";
import { VersionField } from "~/features/editing/version-field";
import { errorOf, sentText } from "~/forms/submission";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";

interface PictureWordsProps {
  version: number;
  name: string;
  /** The fields as they are, to tell later what somebody else has changed. */
  was: string;
  languages: readonly LanguageWords<"alt">[];
  result: EditorResult | undefined;
}

/** A picture's name, and what it shows in each language. */
export function PictureWords({ version, name, was, languages, result }: PictureWordsProps) {
  const { t } = useTranslation();
  return (
    <section className="desk-part" aria-labelledby="picture-words">
      <h2 id="picture-words">{t("library.words")}</h2>
      <Form method="post" className="fields" reloadDocument>
        <VersionField {...{ version, result }} />
        <input type="hidden" name="was" value={was} />
        <TextField
          name="name"
          id="name"
          dir="auto"
          label={t("library.name")}
          hint={t("library.name_hint")}
          error={errorOf(result, "name")}
          defaultValue={sentText(result, "name") ?? name}
          maxLength={120}
          autoComplete="off"
        />
        <div className="desk-texts">
          {languages.map((one) => (
            <LanguageFields key={one.code} {...one} result={result}>
              {(field) => (
                <TextArea
                  {...field("alt")}
                  label={t("library.alt", { language: one.language })}
                  hint={t("library.alt_hint")}
                  rows={2}
                  maxLength={200}
                />
              )}
            </LanguageFields>
          ))}
        </div>
        <div className="cluster">
          <button type="submit" className="button" name="intent" value="save">
            {t("editors.save")}
          </button>
        </div>
      </Form>
    </section>
  );
}
