import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { Neighbours } from "~/features/staff/neighbours";
import { StaffLink } from "~/features/staff/staff-link";
import {
  staffRedirectListPath,
  staffRedirectPath,
  staffRedirectsPath,
} from "~/sitemap/staff-paths";
import { TextField } from "~/ui/field/text-field";
import type { loadRedirects } from "./load-redirects.server";

export { loadRedirects as loader } from "./load-redirects.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadRedirects> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The old addresses, with a search in both of their ends. */
export default function StaffRedirects() {
  const { t } = useTranslation();
  const { head, asked, rows, count, previous, next } = useLoaderData<typeof loadRedirects>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("editors.redirects.about")}</p>
        <div className="cluster">
          <StaffLink className="button" to={staffRedirectPath("new")}>
            {t("editors.redirects.new")}
          </StaffLink>{" "}
          <StaffLink className="button button-quiet" to={staffRedirectListPath}>
            {t("editors.redirects.many")}
          </StaffLink>
        </div>
      </header>
      {(rows.length > 0 || asked) && (
        <Form className="desk-filters" action={staffRedirectsPath} role="search" reloadDocument>
          <TextField
            name="q"
            look="desk-search"
            label={t("editors.redirects.search")}
            defaultValue={asked}
            autoComplete="off"
            maxLength={500}
            dir="ltr"
          />
          <button type="submit" className="button button-quiet">
            {t("editors.redirects.show")}
          </button>
        </Form>
      )}
      {rows.length > 0 && <p className="small muted">{count}</p>}
      {rows.length === 0 && (
        <div className="desk-empty">
          <p>{t(asked ? "editors.redirects.none_found" : "editors.redirects.none")}</p>
          {asked && (
            <p>
              <StaffLink className="link" to={staffRedirectsPath}>
                {t("editors.redirects.all")}
              </StaffLink>
            </p>
          )}
        </div>
      )}
      <ol className="desk-queue">
        {rows.map(({ id, from, to, date }) => (
          <li key={id} className="desk-row">
            <StaffLink className="desk-subject" to={staffRedirectPath(id)}>
              <bdi className="desk-address" dir="ltr">
                {from}
              </bdi>
            </StaffLink>{" "}
            <span className="desk-who">
              {t("editors.redirects.to")}{" "}
              <bdi className="desk-address" dir="ltr">
                {to}
              </bdi>
            </span>{" "}
            <span className="desk-when desk-beside">{date}</span>
          </li>
        ))}
      </ol>
      <Neighbours {...{ previous, next }} />
    </>
  );
}
