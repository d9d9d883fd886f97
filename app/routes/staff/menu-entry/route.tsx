import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import { EditorHead } from "~/features/editing/editor-head";
import { LanguageFields } from "~/features/editing/language-fields";
import type { EditorResult } from "~/features/editing/result";
import { VersionField } from "~/features/editing/version-field";
import { StaffLink } from "~/features/staff/staff-link";
import { errorOf, sentText } from "~/forms/submission";
import { staffMenusPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import type { loadEntry } from "./load-entry.server";

export { action } from "./action.server";
export { loadEntry as loader } from "./load-entry.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadEntry> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** An entry of a menu: both languages side by side, where it leads and where it stands. */
export default function StaffMenuEntry() {
  const { t } = useTranslation();
  const { head, menu, version, was, fields, parents, languages } =
    useLoaderData<typeof loadEntry>();
  const result = useActionData<EditorResult>();
  const given = (name: "link" | "parent" | "place") => ({
    name,
    id: name,
    error: errorOf(result, name),
    defaultValue: sentText(result, name) ?? fields[name],
  });
  const wasSent = sentText(result, "place") !== undefined;
  return (
    <>
      <EditorHead title={head.title} languages={languages} />
      <p>
        <StaffLink className="link" to={staffMenusPath}>
          {t("editors.menus")}
        </StaffLink>
        {" · "}
        {menu.title}
      </p>
      <EditorErrors result={result} />
      <Form method="post" className="fields" reloadDocument>
        <VersionField {...{ version, result }} />
        <input type="hidden" name="menu" value={menu.name} />
        <input type="hidden" name="was" value={was} />
        <div className="desk-texts">
          {languages.map((one) => (
            <LanguageFields key={one.code} {...one} result={result}>
              {(field) => (
                <TextField
                  {...field("title")}
                  dir="auto"
                  label={t("editors.menus.name", { language: one.language })}
                  maxLength={100}
                  autoComplete="off"
                />
              )}
            </LanguageFields>
          ))}
        </div>
        <TextField
          {...given("link")}
          label={t("editors.menus.link")}
          hint={t("editors.menus.link_hint")}
          dir="ltr"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
        />
        <Select
          {...given("parent")}
          label={t("editors.menus.parent")}
          none={t("editors.menus.top")}
          choices={parents}
        />
        <TextField
          {...given("place")}
          label={t("editors.menus.place")}
          hint={t("editors.menus.place_hint")}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Checkbox
          name="shown"
          label={t("editors.field_shown")}
          isChecked={wasSent ? sentText(result, "shown") === "on" : fields.shown}
        />
        <div className="cluster">
          <button type="submit" className="button" name="intent" value="save">
            {t("editors.save")}
          </button>
          {version > 0 && (
            <button
              type="submit"
              className="button button-quiet"
              name="intent"
              value="remove"
              formNoValidate
            >
              {t("editors.menus.remove")}
            </button>
          )}
        </div>
      </Form>
    </>
  );
}
