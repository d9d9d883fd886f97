import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/account/links.css?url";
import { headOf } from "~/features/document/page-head";
import type { FormResult } from "~/forms/submission";
import formStyles from "~/styles/forms.css?url";
import tableStyles from "~/ui/crud-table/tables.css?url";
import { InvoiceLinks } from "./invoice-links";
import { LinkForm } from "./link-form";
import { LinkTable } from "./link-table";
import type { loadLinks } from "./load-links.server";

export { action } from "./action.server";
/** What the reader shares by an address (domain 4.5, R-ROUTE-16). */
export { loadLinks as loader } from "./load-links.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: tableStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadLinks> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Links() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loadLinks>();
  const result = useActionData<FormResult>();
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{t("links.title")}</h1>
        <p>{t("links.text")}</p>
      </header>
      <LinkForm
        constraints={page.constraints}
        kinds={page.kinds}
        result={result}
        isOpen={page.links.length === 0 && !page.isNarrowed}
      />
      <LinkTable {...page} />
      <InvoiceLinks invoices={page.invoices} />
    </div>
  );
}
