import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headOf } from "~/features/document/page-head";
import { Contents } from "~/features/reading/contents";
import lawStyles from "~/features/reading/law.css?url";
import styles from "~/features/reading/reading.css?url";
import { RichText } from "~/features/reading/rich-text";
import type { loadPreview } from "./load-preview.server";

export { loadPreview as loader } from "./load-preview.server";

export const links: LinksFunction = () =>
  [lawStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadPreview> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A question, a page of text or a wording of the law before readers see it. */
export default function ContentPreview() {
  const { head, notice, contents, lead, html, headings } = useLoaderData<typeof loadPreview>();
  return (
    <>
      <p className="notice">{notice}</p>
      <article className="law">
        <h1>{head.title}</h1>
        {lead && <p className="lead">{lead}</p>}
        <Contents title={contents} headings={headings} />
        <div className="reading-body">
          <RichText html={html} />
        </div>
      </article>
    </>
  );
}
