import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { Neighbours } from "~/features/staff/neighbours";
import { StaffLink } from "~/features/staff/staff-link";
import { staffTextListPath, staffTextsPath } from "~/sitemap/staff-paths";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import type { loadTranslations } from "./load-translations.server";

export { loadTranslations as loader } from "./load-translations.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadTranslations> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** All that the shop says of itself, in every language. */
export default function StaffTranslations() {
  const { t } = useTranslation();
  const { head, q, show, filters, missing, count, file, rows, previous, next } =
    useLoaderData<typeof loadTranslations>();
  const isNarrowed = q !== "" || show !== "all";
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("texts.about")}</p>
        <div className="cluster">
          <a className="button button-quiet" href={file} download>
            {t("csv.save")}
          </a>{" "}
          <StaffLink className="button button-quiet" to={staffTextListPath}>
            {t("csv.bring")}
          </StaffLink>
        </div>
      </header>
      {missing && (
        <p className="notice">
          {missing.text}{" "}
          <StaffLink className="link" to={missing.to}>
            {t("texts.show_missing")}
          </StaffLink>
        </p>
      )}
      <Form className="desk-filters" action={staffTextsPath} role="search" reloadDocument>
        <Select name="show" label={t("texts.show")} defaultValue={show} choices={filters} />
        <TextField
          name="q"
          look="desk-search"
          label={t("texts.search")}
          defaultValue={q}
          autoComplete="off"
          dir="auto"
          maxLength={200}
        />
        <button type="submit" className="button button-quiet">
          {t("texts.find")}
        </button>
      </Form>
      <p className="small muted">
        {rows.length > 0 ? count : t("texts.none")}{" "}
        {isNarrowed && (
          <StaffLink className="link" to={staffTextsPath}>
            {t("texts.all")}
          </StaffLink>
        )}
      </p>
      <ol className="desk-queue">
        {rows.map(({ key, to, said, isWorded, asked }) => (
          <li key={key} className="desk-row desk-text">
            <StaffLink className="desk-subject" to={to}>
              <bdi className="desk-key" dir="ltr">
                {key}
              </bdi>
            </StaffLink>
            <span className="desk-tags">
              {isWorded && <span className="tag">{t("texts.worded")}</span>}
              {asked && <span className="tag tag-quiet">{asked}</span>}
            </span>
            {said.map(({ code, dir, text, missing }) =>
              text ? (
                <p key={code} className="desk-said" lang={code} dir={dir}>
                  {text}
                </p>
              ) : (
                <p key={code} className="desk-said">
                  <span className="tag tag-accent">{missing}</span>
                </p>
              ),
            )}
          </li>
        ))}
      </ol>
      <Neighbours {...{ previous, next }} />
    </>
  );
}
