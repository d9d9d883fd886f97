import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import blogStyles from "~/features/blog/blog.css?url";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorButtons } from "~/features/editing/editor-buttons";
import { EditorErrors } from "~/features/editing/editor-errors";
import libraryStyles from "~/features/editing/library.css?url";
import { VersionField } from "~/features/editing/version-field";
import { errorOf, sentText } from "~/forms/submission";
import formStyles from "~/styles/forms.css?url";
import { Checkbox } from "~/ui/checkbox/checkbox";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import { CoverField } from "./cover-field";
import type { loadEditor } from "./load-editor.server";
import { Publishing } from "./publishing";
import type { PostResult } from "./result";
import { WordsFields } from "./words-fields";

export { action } from "./action.server";
export { loadEditor as loader } from "./load-editor.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: dateStyles },
  { rel: "stylesheet", href: blogStyles },
  { rel: "stylesheet", href: libraryStyles },
];

export const meta: MetaFunction<typeof loadEditor> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A post's editor: both languages side by side, what is missing marked. */
export default function StaffPost() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loadEditor>();
  const { head, version, state, fields, covers, topics, languages } = loaded;
  const result = useActionData<PostResult>();
  const sent = (name: string) => sentText(result, name);
  // Of the forms below, which publish and schedule, nothing of this one comes back.
  const wasSent = sent("topic") !== undefined;
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <ul className="cluster">
          {languages.map(({ code, language, preview, shown }) => (
            <li key={code}>
              {preview && (
                <a className="link" href={shown ?? preview}>
                  {t(shown ? "editors.see" : "blog.staff.preview_link", { language })}
                </a>
              )}
            </li>
          ))}
        </ul>
      </header>
      <EditorErrors result={result} />
      <Form method="post" className="fields" reloadDocument>
        <VersionField {...{ version, result }} />
        <div className="desk-texts">
          {languages.map((one) => (
            <WordsFields
              key={one.code}
              {...one}
              result={result}
              html={result?.previews?.[one.code]}
            />
          ))}
        </div>
        <Select
          name="topic"
          id="topic"
          label={t("blog.staff.field_topic")}
          error={errorOf(result, "topic")}
          defaultValue={sent("topic") ?? fields.topic}
          choices={topics}
        />
        <TextField
          name="tags"
          id="tags"
          label={t("blog.staff.field_tags")}
          hint={t("blog.staff.tags_hint")}
          error={errorOf(result, "tags")}
          defaultValue={sent("tags") ?? fields.tags}
          autoComplete="off"
          dir="auto"
        />
        <TextField
          name="products"
          id="products"
          label={t("blog.staff.field_products")}
          hint={t("blog.staff.products_hint")}
          error={errorOf(result, "products")}
          defaultValue={sent("products") ?? fields.products}
          autoComplete="off"
          dir="ltr"
        />
        <CoverField
          covers={result?.covers ?? covers}
          chosen={wasSent ? (sent("cover") ?? "") : fields.cover}
          search={sent("cover_search")}
          error={errorOf(result, "cover")}
        />
        <Checkbox
          name="comments"
          label={t("blog.staff.field_comments")}
          isChecked={wasSent ? sent("comments") === "on" : fields.comments}
        />
        <Checkbox
          name="pinned"
          label={t("blog.staff.field_pinned")}
          isChecked={wasSent ? sent("pinned") === "on" : fields.pinned}
        />
        <EditorButtons />
      </Form>
      {state && <Publishing {...loaded} state={state} result={result} />}
    </>
  );
}
