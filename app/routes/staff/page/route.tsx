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
import { MomentField } from "~/features/editing/moment-field";
import type { EditorResult } from "~/features/editing/result";
import { SlugField } from "~/features/editing/slug-field";
import { VersionField } from "~/features/editing/version-field";
import { Versions } from "~/features/editing/versions";
import { errorOf, sentText } from "~/forms/submission";
import fieldStyles from "~/styles/fields.css?url";
import formStyles from "~/styles/forms.css?url";
import { Checkbox } from "~/ui/checkbox/checkbox";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { Select } from "~/ui/select/select";
import type { loadTextPage } from "./load-page.server";
import { PageWords } from "./page-words";

export { action } from "./action.server";
export { loadTextPage as loader } from "./load-page.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: fieldStyles },
  { rel: "stylesheet", href: dateStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: blogStyles },
];

export const meta: MetaFunction<typeof loadTextPage> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The editor of a page of text: both languages side by side, what is missing marked. */
export default function StaffTextPage() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loadTextPage>();
  const { head, id, version, fields, shownFrom, years, templates, places } = loaded;
  const { languages, versions } = loaded;
  const result = useActionData<EditorResult>();
  const given = (name: "slug" | "template" | "show_in") => ({
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
            <PageWords
              key={one.code}
              {...one}
              result={result}
              html={result?.previews?.[one.code]}
            />
          ))}
        </div>
        <SlugField kind="page" contentId={id} {...given("slug")} />
        <Select {...given("template")} label={t("editors.pages.template")} choices={templates} />
        <Select {...given("show_in")} label={t("editors.pages.show_in")} choices={places} />
        <Checkbox
          name="shown"
          label={t("editors.field_shown")}
          isChecked={wasSent ? sentText(result, "shown") === "on" : fields.shown}
        />
        <MomentField
          name="shown_from"
          label={t("editors.field_from")}
          hint={t("editors.from_hint")}
          value={shownFrom}
          years={years}
          result={result}
        />
        <EditorButtons />
      </Form>
      {versions.length > 0 && <Versions {...{ version, versions }} />}
    </>
  );
}
