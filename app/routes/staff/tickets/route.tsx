import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import formStyles from "~/styles/forms.css?url";
import { TimeAgo } from "~/ui/time-ago/time-ago";
import type { loadQueue } from "./load-queue.server";
import { QueueFilters } from "./queue-filters";
import { QueueRefresh } from "./queue-refresh.enhanced";

export { loadQueue as loader } from "./load-queue.server";

export const links: LinksFunction = () =>
  [formStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadQueue> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The desk's queue: who has waited longest stands first. */
export default function Queue() {
  const { t } = useTranslation();
  const { head, here, chosen, choices, count, rows, first, next } =
    useLoaderData<typeof loadQueue>();
  return (
    <>
      <QueueRefresh />
      <header className="desk-head desk-head-queue">
        <h1>{head.title}</h1>
        <p className="field-hint" aria-live="polite">
          {count}
        </p>
        <StaffLink className="button button-quiet" to={here}>
          {t("desk.refresh")}
        </StaffLink>
      </header>
      <QueueFilters chosen={chosen} choices={choices} />
      {rows.length === 0 && (
        <div className="panel desk-empty">
          <h2>{t("desk.none")}</h2>
          <p>{t("desk.none_text")}</p>
        </div>
      )}
      <ol className="desk-queue">
        {rows.map((row) => (
          <li key={row.code} className="desk-row">
            <StaffLink className="desk-subject" to={row.to} data-row-link="">
              <bdi>{row.subject}</bdi>
            </StaffLink>{" "}
            <span className="desk-tags">
              <span className={row.isWaiting ? "tag tag-accent" : "tag tag-quiet"}>
                {row.state}
              </span>{" "}
              {row.priority && <span className="tag tag-sale">{row.priority}</span>}{" "}
              {row.unread && <span className="tag">{row.unread}</span>}
            </span>{" "}
            <span className="desk-who">
              <bdi>{row.customer}</bdi> · {row.department} · <bdi dir="ltr">{row.code}</bdi>
            </span>{" "}
            <span className="desk-when">
              <TimeAgo moment={row.lastMessageAt} /> <span>{row.assigned}</span>
            </span>
          </li>
        ))}
      </ol>
      {(first || next) && (
        <nav className="cluster" aria-label={t("pages.title")}>
          {first && (
            <StaffLink className="button button-quiet" to={first}>
              {t("desk.first")}
            </StaffLink>
          )}
          {next && (
            <StaffLink className="button button-quiet" to={next} rel="next">
              {t("desk.next")}
            </StaffLink>
          )}
        </nav>
      )}
    </>
  );
}
