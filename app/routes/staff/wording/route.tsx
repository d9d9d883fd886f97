import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import blogStyles from "~/features/blog/blog.css?url";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import { EditorHead } from "~/features/editing/editor-head";
import type { EditorResult } from "~/features/editing/result";
import { StaffLink } from "~/features/staff/staff-link";
import formStyles from "~/styles/forms.css?url";
import type { loadWording } from "./load-wording.server";
import { PublishForm } from "./publish-form";
import { WordingForm } from "./wording-form";

export { action } from "./action.server";
export { loadWording as loader } from "./load-wording.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: blogStyles },
];

export const meta: MetaFunction<typeof loadWording> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** One wording of a legal text: a draft to be written and published, or one that stays as it is. */
export default function StaffWording() {
  const { t } = useTranslation();
  const { head, published, isDraft, from, ...form } = useLoaderData<typeof loadWording>();
  const result = useActionData<EditorResult>();
  return (
    <>
      <EditorHead title={head.title} languages={form.languages} />
      <EditorErrors result={result} />
      {published ? (
        <section className="panel fields" aria-labelledby="wording">
          <h2 id="wording">{published.name}</h2>
          <p>
            <span className={published.isCurrent ? "tag" : "tag tag-quiet"}>{published.state}</span>{" "}
            {published.dates}
          </p>
          <p>{t("editors.law.fixed")}</p>
          <p>
            <StaffLink className="button" to={published.next}>
              {t("editors.law.new")}
            </StaffLink>
          </p>
        </section>
      ) : (
        <WordingForm {...form} result={result} />
      )}
      {isDraft && <PublishForm version={form.version} from={from} />}
    </>
  );
}
