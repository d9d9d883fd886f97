import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import blogStyles from "~/features/blog/blog.css?url";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorButtons } from "~/features/editing/editor-buttons";
import { EditorErrors } from "~/features/editing/editor-errors";
import { EditorHead } from "~/features/editing/editor-head";
import { LanguageFields } from "~/features/editing/language-fields";
import { MomentField } from "~/features/editing/moment-field";
import type { EditorResult } from "~/features/editing/result";
import { SlugField } from "~/features/editing/slug-field";
import { VersionField } from "~/features/editing/version-field";
import { Versions } from "~/features/editing/versions";
import { RichTextField } from "~/features/rich-text/rich-text-field";
import { errorOf, sentText } from "~/forms/submission";
import fieldStyles from "~/styles/fields.css?url";
import formStyles from "~/styles/forms.css?url";
import { Checkbox } from "~/ui/checkbox/checkbox";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import type { loadFaq } from "./load-faq.server";

export { action } from "./action.server";
export { loadFaq as loader } from "./load-faq.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: fieldStyles },
  { rel: "stylesheet", href: dateStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: blogStyles },
];

export const meta: MetaFunction<typeof loadFaq> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A question's editor: both languages side by side, what is missing marked. */
export default function StaffFaq() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loadFaq>();
  const { head, id, version, votes, fields, shownFrom, years, groups } = loaded;
  const { languages, versions } = loaded;
  const result = useActionData<EditorResult>();
  const given = (name: "slug" | "group" | "sort" | "product") => ({
    name,
    id: name,
    error: errorOf(result, name),
    defaultValue: sentText(result, name) ?? fields[name],
  });
  const wasSent = sentText(result, "slug") !== undefined;
  return (
    <>
      <EditorHead title={head.title} languages={languages} />
      <EditorErrors result={result} />
      <Form method="post" className="fields" reloadDocument>
        <VersionField {...{ version, result }} />
        <div className="desk-texts">
          {languages.map((one) => (
            <LanguageFields key={one.code} {...one} result={result}>
              {(field) => (
                <>
                  <TextField
                    {...field("question")}
                    dir="auto"
                    label={t("editors.faqs.question", { language: one.language })}
                    maxLength={200}
                    autoComplete="off"
                  />
                  <RichTextField
                    {...field("answer")}
                    label={t("editors.faqs.answer", { language: one.language })}
                    hint={t("editors.source_hint")}
                    preview={t("editors.preview_of", { language: one.language })}
                    html={result?.previews?.[one.code]}
                  />
                </>
              )}
            </LanguageFields>
          ))}
        </div>
        <Select {...given("group")} label={t("editors.faqs.group")} choices={groups} />
        <TextField
          {...given("sort")}
          label={t("editors.faqs.sort")}
          hint={t("editors.faqs.sort_hint")}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <SlugField kind="faq" contentId={id} {...given("slug")} />
        <TextField
          {...given("product")}
          label={t("editors.faqs.product")}
          hint={t("editors.faqs.product_hint")}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
        />
        <Checkbox
          name="active"
          label={t("editors.field_shown")}
          isChecked={wasSent ? sentText(result, "active") === "on" : fields.active}
        />
        <MomentField
          name="shown_from"
          label={t("editors.field_from")}
          hint={t("editors.from_hint")}
          value={shownFrom}
          years={years}
          result={result}
        />
        {votes && <p className="field-hint">{votes}</p>}
        <EditorButtons />
      </Form>
      {versions.length > 0 && <Versions {...{ version, versions }} />}
    </>
  );
}
