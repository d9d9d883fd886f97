import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { Contents } from "~/features/reading/contents";
import lawStyles from "~/features/reading/law.css?url";
import styles from "~/features/reading/reading.css?url";
import { RichText } from "~/features/reading/rich-text";
import type { FormResult } from "~/forms/submission";
import formStyles from "~/styles/forms.css?url";
import { ContactForm } from "./contact-form";
import type { loadPage } from "./load-page.server";

export { action } from "./action.server";
export { loadPage as loader } from "./load-page.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [formStyles, lawStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadPage> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A page of text (R-ROUTE-24); on the one for contact, visitors write to the shop. */
export default function TextPage() {
  const { head, lead, html, headings, changedAt, form, words } = useLoaderData<typeof loadPage>();
  const result = useActionData<FormResult>();
  return (
    <article className="law">
      <h1>{head.title}</h1>
      <p className="lead">{lead}</p>
      <Contents title={words.contents} headings={headings} />
      <div className="reading-body">
        {form && <ContactForm {...form} result={result} />}
        <RichText html={html} />
        <p className="muted small">
          <time dateTime={changedAt}>{words.changed}</time>
        </p>
      </div>
    </article>
  );
}
