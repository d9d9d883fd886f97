import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { Contents } from "~/features/reading/contents";
import { RichText } from "~/features/reading/rich-text";
import lawStyles from "~/styles/law.css?url";
import styles from "~/styles/reading.css?url";
import type { loadPage } from "./load-page.server";

export { loadPage as loader } from "./load-page.server";

export const links: LinksFunction = () =>
  [lawStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadPage> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A page of text (R-ROUTE-24). */
export default function TextPage() {
  const { head, lead, html, headings, changedAt, ask, words } = useLoaderData<typeof loadPage>();
  return (
    <article className="law">
      <h1>{head.title}</h1>
      <p className="lead">{lead}</p>
      <Contents title={words.contents} headings={headings} />
      <div className="reading-body">
        <RichText html={html} />
        {ask && (
          <p>
            <Link className="button" to={ask} discover="none">
              {words.ask}
            </Link>
          </p>
        )}
        <p className="muted small">
          <time dateTime={changedAt}>{words.changed}</time>
        </p>
      </div>
    </article>
  );
}
