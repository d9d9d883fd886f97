import { useTranslation } from "react-i18next";
import { RichTextField } from "~/features/rich-text/rich-text-field";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";

interface WordsFieldsProps {
  code: string;
  language: string;
  dir: "ltr" | "rtl";
  missing: string | null;
  text: {
    title: string;
    slug: string;
    excerpt: string;
    source: string;
    seo_title: string;
    seo_description: string;
  } | null;
  result: FormResult | undefined;
  html?: string;
}

/** A post's words in one language. */
export function WordsFields(props: WordsFieldsProps) {
  const { code, language, dir, missing, text, result, html } = props;
  const { t } = useTranslation();
  const field = (name: keyof NullableText) => {
    const whole = `texts.${code}.${name}`;
    return {
      name: whole,
      id: `${name}-${code}`,
      dir,
      error: errorOf(result, whole),
      defaultValue: sentText(result, whole) ?? text?.[name],
    };
  };
  return (
    <fieldset className="panel fields" lang={code}>
      <legend>
        {language} {missing && <span className="tag tag-accent">{missing}</span>}
      </legend>
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
        lang={code}
        label={t("blog.staff.field_source", { language })}
        hint={t("blog.staff.source_hint")}
        preview={t("blog.staff.preview_of", { language })}
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
    </fieldset>
  );
}

type NullableText = NonNullable<WordsFieldsProps["text"]>;
