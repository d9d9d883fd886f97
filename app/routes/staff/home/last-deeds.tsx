import { useTranslation } from "react-i18next";
import type { AuditEntryView } from "~/features/staff/audit-entry.server";
import { staffAuditRowsPath } from "~/sitemap/staff-paths";
import type { AppendedPage } from "~/ui/infinite-list/appended";
import { InfiniteDiv } from "~/ui/infinite-list/infinite-list";

/** What the staff did last, in a box of its own; without scripts it leads to the log. Null where it can't be had. */
export function LastDeeds({ deeds }: { deeds: AppendedPage<AuditEntryView> | null }) {
  const { t } = useTranslation();
  return (
    <section className="stack" aria-labelledby="last-deeds">
      <h2 id="last-deeds">{t("staff.home.deeds")}</h2>
      {deeds ? (
        <InfiniteDiv
          {...deeds}
          label={t("staff.home.deeds")}
          fetchPage={fetchDeeds}
          keyOf={idOf}
          render={renderDeed}
          isOfDocuments
          labels={{
            more: t("infinite.more"),
            previous: t("infinite.previous"),
            empty: t("no_item"),
          }}
        />
      ) : (
        <p className="notice notice-warning">{t("infinite.load_failed")}</p>
      )}
    </section>
  );
}

const idOf = ({ id }: AuditEntryView) => String(id);

const renderDeed = ({ actor, action, entity, entityId, at }: AuditEntryView) => (
  <>
    <span>
      <bdi className="staff-row-name">{actor}</bdi> {action}{" "}
      <span className="muted small">
        {entity} <bdi dir="ltr">{entityId}</bdi>
      </span>
    </span>{" "}
    <span className="small muted">{at}</span>
  </>
);

/** The entries of a page of the log, by the page's own address. */
async function fetchDeeds(
  page: string,
  signal: AbortSignal,
): Promise<AppendedPage<AuditEntryView>> {
  const response = await fetch(staffAuditRowsPath(page), { signal });
  if (!response.ok) throw new Error(`The rows of ${page} answered ${response.status}`);
  return response.json();
}
