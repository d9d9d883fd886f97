import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvForm } from "~/features/csv/csv-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import type { FormResult } from "~/forms/submission";
import { staffTextsPath } from "~/sitemap/staff-paths";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import type { loadTranslationList } from "./load-translation-list.server";

export { action } from "./action.server";
export { loadTranslationList as loader } from "./load-translation-list.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: fileStyles },
];

export const meta: MetaFunction<typeof loadTranslationList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Brings the texts of a translator's file into the shop. */
export default function StaffTranslationList() {
  const { t } = useTranslation();
  const { head, hint } = useLoaderData<typeof loadTranslationList>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("texts.many_about")}</p>
      </header>
      <p>
        <StaffLink className="link" to={staffTextsPath}>
          {t("texts.title")}
        </StaffLink>
      </p>
      <CsvForm hint={hint} result={useActionData<FormResult>()} />
    </>
  );
}
