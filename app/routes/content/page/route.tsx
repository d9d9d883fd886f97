import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { Contents } from "~/features/reading/contents";
import lawStyles from "~/features/reading/law.css?url";
import styles from "~/features/reading/reading.css?url";
import { RichText } from "~/features/reading/rich-text";
import type { FormResult } from "~/forms/submission";
import { saidIn } from "~/i18n/said-in";
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
  const page = useLoaderData<typeof loadPage>();
  const { head, lead, html, headings, changedAt, form, words } = page;
  const result = useActionData<FormResult>();
  return (
    <article className="law">
      <h1 {...saidIn(page.saidIn?.title)}>{head.title}</h1>
      <p className="lead" {...saidIn(page.saidIn?.excerpt)}>
        {lead}
      </p>
      <Contents title={words.contents} headings={headings} />
      <div className="reading-body">
        {form && <ContactForm {...form} result={result} />}
        <RichText html={html} lang={page.saidIn?.body} />
        <p className="muted small">
          <time dateTime={changedAt}>{words.changed}</time>
        </p>
      </div>
    </article>
  );
}
