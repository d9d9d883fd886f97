import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvForm } from "~/features/csv/csv-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import type { FormResult } from "~/forms/submission";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import type { loadContentList } from "./load-content-list.server";

export { action } from "./action.server";
export { loadContentList as loader } from "./load-content-list.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: fileStyles },
];

export const meta: MetaFunction<typeof loadContentList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Brings questions or pages of text in from a file. */
export default function StaffContentList() {
  const { t } = useTranslation();
  const { head, hint, back } = useLoaderData<typeof loadContentList>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("editors.many_about")}</p>
      </header>
      <p>
        <StaffLink className="link" to={back.to}>
          {back.text}
        </StaffLink>
      </p>
      <CsvForm hint={hint} result={useActionData<FormResult>()} />
    </>
  );
}
