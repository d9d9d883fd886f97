import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import { staffCommentsPath, staffPostPath } from "~/sitemap/staff-paths";
import type { loadComments } from "./load-comments.server";

export { action } from "./action.server";
export { loadComments as loader } from "./load-comments.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadComments> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function StaffComments() {
  const { t } = useTranslation();
  const { head, status, states, comments } = useLoaderData<typeof loadComments>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <nav className="cluster" aria-label={t("blog.staff.status")}>
          {states.map(({ value, name }) => (
            <Fragment key={value}>
              <StaffLink
                className="chip"
                to={`${staffCommentsPath}?status=${value}`}
                aria-current={value === status ? "page" : undefined}
              >
                {name}
              </StaffLink>{" "}
            </Fragment>
          ))}
        </nav>
      </header>
      {comments.length === 0 && <p>{t("blog.staff.comments_none")}</p>}
      {comments.map(({ id, body, name, date, post }) => (
        <article key={id} className="panel">
          <p className="field-hint">
            <bdi>{name}</bdi> · {date} ·{" "}
            <StaffLink to={staffPostPath(post.id)}>
              <bdi>{post.title}</bdi>
            </StaffLink>
          </p>
          <p dir="auto">{body}</p>
          <Form method="post" className="cluster" reloadDocument>
            <input type="hidden" name="id" value={id} />
            {status !== "approved" && (
              <button type="submit" className="button" name="status" value="approved">
                {t("blog.staff.approve")}
              </button>
            )}
            {status !== "spam" && (
              <button type="submit" className="button button-quiet" name="status" value="spam">
                {t("blog.staff.spam")}
              </button>
            )}
          </Form>
        </article>
      ))}
    </>
  );
}
