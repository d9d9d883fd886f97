import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import { StaffLink } from "~/features/staff/staff-link";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { staffRedirectsPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { TextArea } from "~/ui/text-area/text-area";
import type { loadRedirectList } from "./load-redirect-list.server";

export { action } from "./action.server";
export { loadRedirectList as loader } from "./load-redirect-list.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadRedirectList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Hundreds of old addresses at once, for whoever comes from another shop. */
export default function StaffRedirectList() {
  const { t } = useTranslation();
  const { head, hint } = useLoaderData<typeof loadRedirectList>();
  const result = useActionData<FormResult>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("editors.redirects.many_about")}</p>
      </header>
      <p>
        <StaffLink className="link" to={staffRedirectsPath}>
          {t("editors.redirects")}
        </StaffLink>
      </p>
      <EditorErrors result={result} />
      <Form method="post" className="fields" reloadDocument>
        <TextArea
          name="lines"
          label={t("editors.redirects.lines")}
          hint={hint}
          error={errorOf(result, "lines")}
          defaultValue={sentText(result, "lines")}
          dir="ltr"
          rows={14}
          maxLength={150_000}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <div className="cluster">
          <button type="submit" className="button">
            {t("editors.redirects.add_all")}
          </button>
        </div>
      </Form>
    </>
  );
}
