import type { LoaderFunctionArgs } from "@remix-run/node";
import { auditActions, auditEntities, auditFields } from "#backend/contract/audit";
import type { LanguageCode } from "#backend/contract/languages";
import { readAudit } from "~/api/staff-admin.server";
import { momentsOfDays, readAskedDay } from "~/features/dates/asked-day.server";
import { dayParts, todayIn } from "~/i18n/calendar";
import { formatsFor } from "~/i18n/format";
import { asPage } from "~/request/failures.server";
import { requireStaff, type StaffContext } from "~/request/require-staff.server";
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
  const { dateTime } = formatsFor(lang);
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
    entries: shown.data.map((entry) => ({
      id: entry.id,
      at: dateTime(entry.at),
      actor: entry.actor?.name ?? t("staff.audit.terminal"),
      action: nameAction(ctx, entry.action),
      code: entry.action,
      entity: nameEntity(ctx, entry.entity),
      entityId: entry.entity_id,
      changes: Object.entries(entry.diff).map(([field, [before, after]]) => ({
        field: nameField(ctx, field),
        before: print(ctx, before),
        after: print(ctx, after),
      })),
      network: entry.network && t("staff.audit.network", { network: entry.network }),
    })),
    older: shown.before === null ? null : `${staffAuditPath}?${more}`,
  };
}

/** Two years back: older entries are found by who and what. */
function yearsOfLog(lang: LanguageCode): Years {
  const { year } = dayParts(lang, todayIn(lang, new Date()));
  return [year - 2, year];
}

/** What was done, in words; what a later version wrote stays as it is. */
function nameAction({ t }: StaffContext, code: string): string {
  const known = auditActions.find((action) => action === code);
  return known ? t(`staff.audit.did.${known}`) : code;
}

function nameEntity({ t }: StaffContext, entity: string): string {
  const known = auditEntities.find((name) => name === entity);
  return known ? t(`staff.audit.of.${known}`) : entity;
}

function nameField({ t }: StaffContext, field: string): string {
  const known = auditFields.find((name) => name === field);
  return known ? t(`staff.audit.field.${known}`) : field;
}

function print({ t }: StaffContext, value: unknown): string {
  if (value === null || value === undefined) return t("staff.audit.empty");
  if (Array.isArray(value)) return value.map(String).join(t("list.comma"));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
