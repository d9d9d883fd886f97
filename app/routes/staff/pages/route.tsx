import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CsvButtons } from "~/features/csv/csv-buttons";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorRow } from "~/features/editing/editor-row";
import { StaffLink } from "~/features/staff/staff-link";
import {
  staffContentFilePath,
  staffContentListPath,
  staffTextPagePath,
} from "~/sitemap/staff-paths";
import type { loadStaffPages } from "./load-pages.server";

export { loadStaffPages as loader } from "./load-pages.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadStaffPages> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The pages of text. */
export default function StaffTextPages() {
  const { t } = useTranslation();
  const { head, rows } = useLoaderData<typeof loadStaffPages>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <div className="cluster">
          <StaffLink className="button" to={staffTextPagePath("new")}>
            {t("editors.pages.new")}
          </StaffLink>{" "}
          <CsvButtons file={staffContentFilePath("pages")} list={staffContentListPath("pages")} />
        </div>
      </header>
      {rows.length === 0 && <p>{t("editors.pages.none")}</p>}
      <ol className="desk-queue">
        {rows.map(({ id, ...row }) => (
          <EditorRow key={id} to={staffTextPagePath(id)} {...row} />
        ))}
      </ol>
    </>
  );
}
