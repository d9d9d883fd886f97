import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvButtons } from "~/features/csv/csv-buttons";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import { EditorRow } from "~/features/editing/editor-row";
import type { EditorResult } from "~/features/editing/result";
import { StaffLink } from "~/features/staff/staff-link";
import {
  staffContentFilePath,
  staffContentListPath,
  staffMenuEntryPath,
  staffNewMenuEntryPath,
} from "~/sitemap/staff-paths";
import type { loadStaffMenus } from "./load-menus.server";

export { action } from "./action.server";
export { loadStaffMenus as loader } from "./load-menus.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadStaffMenus> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The menus, as shoppers see them from top to bottom. */
export default function StaffMenus() {
  const { t } = useTranslation();
  const { head, menus } = useLoaderData<typeof loadStaffMenus>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <div className="cluster">
          <CsvButtons file={staffContentFilePath("menus")} list={staffContentListPath("menus")} />
        </div>
      </header>
      <EditorErrors result={useActionData<EditorResult>()} />
      {menus.map(({ menu, title, rows }) => (
        <section key={menu} className="desk-part" aria-labelledby={`menu-${menu}`}>
          <h2 id={`menu-${menu}`}>{title}</h2>
          {rows.length === 0 && (
            <p>{t(menu === "footer" ? "editors.menus.shipped" : "editors.menus.none")}</p>
          )}
          {rows.length > 0 && (
            <ol className="desk-queue">
              {rows.map(({ id, isShown, link, above, ...row }) => (
                <EditorRow
                  key={id}
                  to={staffMenuEntryPath(id)}
                  isShown={isShown}
                  state={t(isShown ? "editors.shown" : "editors.hidden")}
                  about={
                    <>
                      <bdi>{link}</bdi>
                      {above && <> · {above}</>}
                    </>
                  }
                  {...row}
                />
              ))}
            </ol>
          )}
          <div className="cluster">
            {menu === "footer" && rows.length === 0 && (
              <Form method="post" reloadDocument>
                <button type="submit" className="button" name="intent" value="fill">
                  {t("editors.menus.fill")}
                </button>
              </Form>
            )}
            <StaffLink
              className="button button-quiet"
              to={staffNewMenuEntryPath(menu)}
              aria-label={t("editors.menus.new_in", { menu: title })}
            >
              {t("editors.menus.new")}
            </StaffLink>
          </div>
        </section>
      ))}
    </>
  );
}
