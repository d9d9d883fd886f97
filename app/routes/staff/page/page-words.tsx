import { useTranslation } from "react-i18next";
import { LanguageFields, type LanguageWords } from "~/features/editing/language-fields";
import { RichTextField } from "~/features/rich-text/rich-text-field";
import { type FormResult, sentText } from "~/forms/submission";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";

interface PageWordsProps extends LanguageWords<"title" | "excerpt" | "body"> {
  result: FormResult | undefined;
  html?: string;
}

/** A page's words in one language; its preview begins as the page does. */
export function PageWords({ html, ...words }: PageWordsProps) {
  const { code, language, result } = words;
  const { t } = useTranslation();
  const opening = html !== undefined && (
    <>
      <p className="editor-preview-title">{sentText(result, `texts.${code}.title`)}</p>
      <p className="post-lead">{sentText(result, `texts.${code}.excerpt`)}</p>
    </>
  );
  return (
    <LanguageFields {...words}>
      {(field) => (
        <>
          <TextField
            {...field("title")}
            dir="auto"
            label={t("editors.pages.name", { language })}
            maxLength={150}
            autoComplete="off"
          />
          <TextArea
            {...field("excerpt")}
            label={t("editors.pages.excerpt", { language })}
            hint={t("editors.pages.excerpt_hint")}
            rows={3}
            maxLength={300}
          />
          <RichTextField
            {...field("body")}
            label={t("editors.pages.body", { language })}
            hint={t("editors.source_hint")}
            preview={t("editors.preview_of", { language })}
            opening={opening}
            html={html}
          />
        </>
      )}
    </LanguageFields>
  );
}
