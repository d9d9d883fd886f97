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
import type { EditorResult } from "~/features/editing/result";
import { VersionField } from "~/features/editing/version-field";
import blockStyles from "~/features/home-blocks/home-editor.css?url";
import { StaffLink } from "~/features/staff/staff-link";
import { errorOf, sentText } from "~/forms/submission";
import { staffHomeBlocksPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import { BlockWords } from "./block-words";
import type { loadBlock } from "./load-block.server";
import { PictureField } from "./picture-field";
import { RemoveQuestion } from "./remove-question";

export { action } from "./action.server";
export { loadBlock as loader } from "./load-block.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [formStyles, styles, blogStyles, blockStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadBlock> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A block of the home page: what it says in both languages, and what it shows. */
export default function StaffHomeBlock() {
  const { t } = useTranslation();
  const { head, kind, about, version, was, fields, listings, countHint, offered, languages } =
    useLoaderData<typeof loadBlock>();
  const result = useActionData<EditorResult>();
  const given = (name: "link" | "listing" | "count") => ({
    name,
    id: name,
    error: errorOf(result, name),
    defaultValue: sentText(result, name) ?? fields[name],
  });
  const isText = kind === "text";
  const hasPicture = kind === "hero" || kind === "banner";
  const isSent = result?.initialValue !== undefined;
  return (
    <>
      <EditorHead title={head.title} languages={languages} />
      <p>
        <StaffLink className="link" to={staffHomeBlocksPath}>
          {t("blocks.title")}
        </StaffLink>
      </p>
      <p className="block-about">{about}</p>
      <EditorErrors result={result} />
      <Form method="post" className="fields" reloadDocument>
        <VersionField {...{ version, result }} />
        <input type="hidden" name="was" value={was} />
        {(isText || hasPicture) && (
          <div className="desk-texts">
            {languages.map((one) => (
              <BlockWords key={one.code} {...one} isText={isText} result={result} />
            ))}
          </div>
        )}
        {kind === "banner" && (
          <TextField
            {...given("link")}
            label={t("blocks.field_link")}
            hint={t("blocks.field_link_hint")}
            dir="ltr"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
          />
        )}
        {hasPicture && (
          <PictureField
            address={sentText(result, "picture") ?? fields.picture}
            chosen={sentText(result, "shelf") ?? ""}
            isOptional={kind === "hero"}
            offered={offered}
            error={errorOf(result, "picture")}
          />
        )}
        {listings && (
          <Select {...given("listing")} label={t("blocks.field_listing")} choices={listings} />
        )}
        {countHint && (
          <TextField
            {...given("count")}
            label={t("blocks.field_count")}
            hint={countHint}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
        )}
        <Checkbox
          name="shown"
          label={t("editors.field_shown")}
          isChecked={isSent ? sentText(result, "shown") === "on" : fields.shown}
        />
        {isText ? (
          <EditorButtons />
        ) : (
          <div className="cluster">
            <button type="submit" className="button" name="intent" value="save">
              {t("editors.save")}
            </button>
          </div>
        )}
      </Form>
      {version > 0 && <RemoveQuestion version={version} was={was} />}
    </>
  );
}
