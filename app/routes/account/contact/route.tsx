import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { ContactPart } from "~/features/profile/contact-part";
import styles from "~/features/profile/profile.css?url";
import type { FormResult } from "~/forms/submission";
import fieldStyles from "~/styles/fields.css?url";
import formStyles from "~/styles/forms.css?url";
import { loadContact } from "./load-contact.server";

export { action } from "./action.server";
/** Phone and e-mail, each with the form for another one: on a page of its own, for their scripts are many. */
export { loadContact as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: fieldStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadContact> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Contact() {
  const { t } = useTranslation();
  const { head, contact } = useLoaderData<typeof loadContact>();
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{head.title}</h1>
        <p>{t("contact.ends_others")}</p>
      </header>
      <section className="account-card">
        <ContactPart view={contact} result={useActionData<FormResult>()} />
      </section>
    </div>
  );
}
