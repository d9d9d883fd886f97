import { readAudit } from "~/api/staff-admin.server";
import type { StaffContext } from "~/request/require-staff.server";
import { staffAuditPath } from "~/sitemap/staff-paths";
import type { AppendedPage } from "~/ui/infinite-list/appended";
import { type AuditEntryView, toAuditEntry } from "./audit-entry.server";

/** What the staff did last, or before an entry of the log; where there is more, the log's own page has it. */
export async function readLastDeeds(
  ctx: StaffContext,
  before?: string | null,
): Promise<AppendedPage<AuditEntryView>> {
  const shown = await readAudit(ctx.api, { before: before ?? undefined });
  return {
    items: shown.data.map((entry) => toAuditEntry(ctx, entry)),
    next: shown.before === null ? undefined : `${staffAuditPath}?before=${shown.before}`,
  };
}
