import { useTranslation } from "react-i18next";
import { LanguageFields, type LanguageWords } from "~/features/editing/language-fields";
import { RichTextField } from "~/features/rich-text/rich-text-field";
import type { FormResult } from "~/forms/submission";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";

type PostWord = "title" | "slug" | "excerpt" | "source" | "seo_title" | "seo_description";

interface WordsFieldsProps extends LanguageWords<PostWord> {
  result: FormResult | undefined;
  html?: string;
}

/** A post's words in one language. */
export function WordsFields({ html, ...words }: WordsFieldsProps) {
  const { language } = words;
  const { t } = useTranslation();
  return (
    <LanguageFields {...words}>
      {(field) => (
        <>
          <TextField
            {...field("title")}
            dir="auto"
            label={t("blog.staff.field_title", { language })}
            maxLength={150}
            autoComplete="off"
          />
          <TextField
            {...field("slug")}
            dir="auto"
            label={t("blog.staff.field_slug", { language })}
            hint={t("blog.staff.slug_hint")}
            maxLength={160}
            autoComplete="off"
          />
          <TextArea
            {...field("excerpt")}
            label={t("blog.staff.field_excerpt", { language })}
            rows={3}
            maxLength={300}
          />
          <RichTextField
            {...field("source")}
            label={t("blog.staff.field_source", { language })}
            hint={t("editors.source_hint")}
            preview={t("editors.preview_of", { language })}
            html={html}
          />
          <details>
            <summary>{t("blog.staff.search_engines")}</summary>
            <TextField
              {...field("seo_title")}
              dir="auto"
              label={t("blog.staff.field_seo_title", { language })}
              maxLength={70}
              autoComplete="off"
            />
            <TextField
              {...field("seo_description")}
              dir="auto"
              label={t("blog.staff.field_seo_description", { language })}
              maxLength={200}
              autoComplete="off"
            />
          </details>
        </>
      )}
    </LanguageFields>
  );
}
