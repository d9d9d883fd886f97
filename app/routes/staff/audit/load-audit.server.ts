import type { LoaderFunctionArgs } from "@remix-run/node";
import type { LanguageCode } from "#backend/contract/languages";
import { readAudit } from "~/api/staff-admin.server";
import { momentsOfDays, readAskedDay } from "~/features/dates/asked-day.server";
import { nameEntity, toAuditEntry } from "~/features/staff/audit-entry.server";
import { dayParts, todayIn } from "~/i18n/calendar";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffAuditPath } from "~/sitemap/staff-paths";
import type { Years } from "~/ui/date-input/date-parts";

/** A page of the log with its filter; its days are those of the reader's calendar and zone. */
export async function loadAudit(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t, lang } = ctx;
  const query = new URL(args.request.url).searchParams;
  const filter = {
    actor: query.get("actor") ?? "",
    entity: query.get("entity") ?? "",
    from: readAskedDay(ctx, query, "from"),
    to: readAskedDay(ctx, query, "to"),
  };
  const moments = momentsOfDays(ctx, filter);
  const shown = await readAudit(ctx.api, {
    actor: filter.actor || undefined,
    entity: filter.entity || undefined,
    from: moments.from,
    to: moments.before,
    before: query.get("before") ?? undefined,
  }).catch(asPage(ctx));
  const more = new URLSearchParams(query);
  if (shown.before !== null) more.set("before", String(shown.before));
  return {
    head: { title: t("staff.audit.title"), noindex: true },
    filter,
    years: yearsOfLog(lang),
    actors: [
      ...shown.actors.map(({ id, name }) => ({ value: id, name })),
      { value: "none", name: t("staff.audit.terminal") },
    ],
    entities: shown.entities.map((entity) => ({ value: entity, name: nameEntity(ctx, entity) })),
    entries: shown.data.map((entry) => toAuditEntry(ctx, entry)),
    older: shown.before === null ? null : `${staffAuditPath}?${more}`,
  };
}

/** Two years back: older entries are found by who and what. */
function yearsOfLog(lang: LanguageCode): Years {
  const { year } = dayParts(lang, todayIn(lang, new Date()));
  return [year - 2, year];
}
