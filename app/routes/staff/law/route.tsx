import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorRow } from "~/features/editing/editor-row";
import { StaffLink } from "~/features/staff/staff-link";
import type { loadStaffLaws } from "./load-laws.server";

export { loadStaffLaws as loader } from "./load-laws.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadStaffLaws> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The legal texts with all of their wordings. */
export default function StaffLaws() {
  const { t } = useTranslation();
  const { head, kinds } = useLoaderData<typeof loadStaffLaws>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
      </header>
      {kinds.map(({ kind, title, toNew, rows }) => (
        <section key={kind} className="desk-part" aria-labelledby={`kind-${kind}`}>
          <div className="cluster">
            <h2 id={`kind-${kind}`}>{title}</h2>
            <StaffLink
              className="link"
              to={toNew}
              aria-label={t("editors.law.new_of", { kind: title })}
            >
              {t("editors.law.new")}
            </StaffLink>
          </div>
          {rows.length === 0 && <p>{t("editors.law.none")}</p>}
          <ol className="desk-queue">
            {rows.map(({ id, ...row }) => (
              <EditorRow key={id} {...row} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
