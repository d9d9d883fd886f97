import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CsvButtons } from "~/features/csv/csv-buttons";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorRow } from "~/features/editing/editor-row";
import { StaffLink } from "~/features/staff/staff-link";
import { staffContentFilePath, staffContentListPath, staffFaqPath } from "~/sitemap/staff-paths";
import type { loadStaffFaqs } from "./load-faqs.server";

export { loadStaffFaqs as loader } from "./load-faqs.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadStaffFaqs> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The questions, in the order in which readers find them. */
export default function StaffFaqs() {
  const { t } = useTranslation();
  const { head, groups } = useLoaderData<typeof loadStaffFaqs>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <div className="cluster">
          <StaffLink className="button" to={staffFaqPath("new")}>
            {t("editors.faqs.new")}
          </StaffLink>{" "}
          <CsvButtons file={staffContentFilePath("faqs")} list={staffContentListPath("faqs")} />
        </div>
      </header>
      {groups.length === 0 && <p>{t("editors.faqs.none")}</p>}
      {groups.map(({ group, title, rows }) => (
        <section key={group} className="desk-part" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{title}</h2>
          <ol className="desk-queue">
            {rows.map(({ id, question, isShown, ...row }) => (
              <EditorRow
                key={id}
                to={staffFaqPath(id)}
                title={question}
                isShown={isShown}
                {...row}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
