import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { CsvButtons } from "~/features/csv/csv-buttons";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { Neighbours } from "~/features/staff/neighbours";
import { StaffLink } from "~/features/staff/staff-link";
import {
  staffCommentsPath,
  staffContentFilePath,
  staffContentListPath,
  staffPostPath,
  staffPostsPath,
} from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import type { loadStaffPosts } from "./load-posts.server";

export { loadStaffPosts as loader } from "./load-posts.server";

export const links: LinksFunction = () =>
  [formStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadStaffPosts> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function StaffPosts() {
  const { t } = useTranslation();
  const { head, asked, states, waiting, rows, previous, next } =
    useLoaderData<typeof loadStaffPosts>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        {waiting && <StaffLink to={staffCommentsPath}>{waiting}</StaffLink>}{" "}
        <div className="cluster">
          <StaffLink className="button" to={staffPostPath("new")}>
            {t("blog.staff.new")}
          </StaffLink>{" "}
          <CsvButtons
            file={staffContentFilePath("posts", asked)}
            list={staffContentListPath("posts")}
          />
        </div>
      </header>
      <Form className="desk-filters" action={staffPostsPath} reloadDocument>
        <TextField
          name="q"
          id="q"
          label={t("blog.staff.search")}
          defaultValue={asked.q}
          autoComplete="off"
          dir="auto"
        />
        <Select
          name="status"
          id="status"
          label={t("blog.staff.status")}
          none={t("blog.staff.any")}
          defaultValue={asked.status}
          choices={states}
        />
        <button type="submit" className="button button-quiet">
          {t("blog.staff.show")}
        </button>
      </Form>
      {rows.length === 0 && <p>{t("blog.staff.none")}</p>}
      <ol className="desk-queue">
        {rows.map((row) => (
          <li key={row.id} className="desk-row">
            <StaffLink className="desk-subject" to={staffPostPath(row.id)}>
              <bdi>{row.title}</bdi>
            </StaffLink>{" "}
            <span className="desk-tags">
              <span className={row.isShown ? "tag" : "tag tag-quiet"}>{row.state}</span>{" "}
              {row.missing.map((text) => (
                <Fragment key={text}>
                  <span className="tag tag-accent">{text}</span>{" "}
                </Fragment>
              ))}
            </span>{" "}
            <span className="desk-who">{row.topic}</span>{" "}
            <span className="desk-when">{row.date}</span>
          </li>
        ))}
      </ol>
      <Neighbours {...{ previous, next }} />
    </>
  );
}
