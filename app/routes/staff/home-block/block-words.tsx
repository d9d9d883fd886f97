import { useTranslation } from "react-i18next";
import { LanguageFields, type LanguageWords } from "~/features/editing/language-fields";
import type { EditorResult } from "~/features/editing/result";
import { RichTextField } from "~/features/rich-text/rich-text-field";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";

interface BlockWordsProps extends LanguageWords<"title" | "text" | "body"> {
  /** It is one long text, not a heading with some words. */
  isText: boolean;
  result: EditorResult | undefined;
}

/** What a block says in one language. */
export function BlockWords({ isText, ...words }: BlockWordsProps) {
  const { t } = useTranslation();
  const { code, language, result } = words;
  return (
    <LanguageFields {...words}>
      {(field) =>
        isText ? (
          <RichTextField
            {...field("body")}
            label={t("blocks.field_body", { language })}
            hint={t("editors.source_hint")}
            preview={t("editors.preview_of", { language })}
            html={result?.previews?.[code]}
          />
        ) : (
          <>
            <TextField
              {...field("title")}
              dir="auto"
              label={t("blocks.field_title", { language })}
              maxLength={150}
              autoComplete="off"
            />
            <TextArea
              {...field("text")}
              label={t("blocks.field_text", { language })}
              rows={3}
              maxLength={500}
            />
          </>
        )
      }
    </LanguageFields>
  );
}
