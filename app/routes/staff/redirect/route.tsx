import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import type { EditorResult } from "~/features/editing/result";
import { VersionField } from "~/features/editing/version-field";
import { StaffLink } from "~/features/staff/staff-link";
import { errorOf, sentText } from "~/forms/submission";
import { staffRedirectsPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import type { loadRedirect } from "./load-redirect.server";

export { action } from "./action.server";
export { loadRedirect as loader } from "./load-redirect.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadRedirect> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** An old address, and where it leads. */
export default function StaffRedirect() {
  const { t } = useTranslation();
  const { head, version, was, old, ...fields } = useLoaderData<typeof loadRedirect>();
  const result = useActionData<EditorResult>();
  const given = (name: "from" | "to") => ({
    name,
    error: errorOf(result, name),
    defaultValue: sentText(result, name) ?? fields[name],
    dir: "ltr" as const,
    maxLength: 3000,
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    inputMode: "url" as const,
    required: true,
  });
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        {old && (
          <a className="link" href={old}>
            {t("editors.redirects.try")}
          </a>
        )}
      </header>
      <p>
        <StaffLink className="link" to={staffRedirectsPath}>
          {t("editors.redirects")}
        </StaffLink>
      </p>
      <EditorErrors result={result} />
      <Form method="post" className="fields" reloadDocument>
        <VersionField {...{ version, result }} />
        <input type="hidden" name="was" value={was} />
        <TextField
          {...given("from")}
          label={t("editors.redirects.from")}
          hint={t("editors.redirects.from_hint")}
        />
        <TextField
          {...given("to")}
          label={t("editors.redirects.to")}
          hint={t("editors.redirects.to_hint")}
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
              {t("editors.redirects.remove")}
            </button>
          )}
        </div>
      </Form>
    </>
  );
}
