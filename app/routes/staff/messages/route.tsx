import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { Neighbours } from "~/features/staff/neighbours";
import { StaffLink } from "~/features/staff/staff-link";
import { staffMessagesPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import type { loadMessages } from "./load-messages.server";

export { loadMessages as loader } from "./load-messages.server";

export const links: LinksFunction = () =>
  [formStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadMessages> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** What visitors wrote on the contact page. */
export default function StaffMessages() {
  const { t } = useTranslation();
  const { head, asked, states, count, waiting, rows, previous, next } =
    useLoaderData<typeof loadMessages>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="field-hint">{t("guests.text")}</p>
      </header>
      <Form
        className="desk-filters"
        action={staffMessagesPath}
        aria-label={t("guests.filters")}
        reloadDocument
      >
        <TextField
          name="q"
          id="q"
          label={t("guests.search")}
          defaultValue={asked.q}
          autoComplete="off"
          dir="auto"
        />
        <Select
          name="state"
          id="state"
          label={t("guests.state")}
          none={t("guests.any")}
          defaultValue={asked.state}
          choices={states}
        />
        <button type="submit" className="button button-quiet">
          {t("guests.show")}
        </button>
      </Form>
      <p role="status">
        {rows.length === 0 ? t("guests.none") : count}
        {waiting && ` · ${waiting}`}
      </p>
      {rows.length > 0 && (
        <ol className="desk-queue">
          {rows.map((row) => (
            <li key={row.id} className="desk-row">
              <StaffLink className="desk-subject" to={row.to}>
                <bdi>{row.subject}</bdi>
              </StaffLink>{" "}
              <span className="desk-tags">
                <span className={row.isNew ? "tag tag-accent" : "tag tag-quiet"}>{row.state}</span>
              </span>{" "}
              <span className="desk-who">
                <bdi>{row.name}</bdi> · <bdi dir="ltr">{row.contact}</bdi>
              </span>{" "}
              <span className="desk-when">{row.date}</span>
            </li>
          ))}
        </ol>
      )}
      <Neighbours {...{ previous, next }} />
    </>
  );
}
