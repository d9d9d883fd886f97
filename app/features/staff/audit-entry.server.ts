import { auditActions, auditEntities, auditFields } from "#backend/contract/audit";
import { money } from "#backend/contract/money";
import type { AuditShown } from "#backend/contract/staff-admin";
import { formatsFor } from "~/i18n/format";
import type { StaffContext } from "~/request/require-staff.server";

type Reader = Pick<StaffContext, "t" | "lang">;

/** An entry of the log as its pages show it. */
export type AuditEntryView = ReturnType<typeof toAuditEntry>;

/** An entry of the log, in the reader's words and figures. */
export function toAuditEntry(ctx: Reader, entry: AuditShown["data"][number]) {
  const { t, lang } = ctx;
  return {
    id: entry.id,
    at: formatsFor(lang).dateTime(entry.at),
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
  };
}

/** What was done, in words; what a later version wrote stays as it is. */
function nameAction({ t }: Reader, code: string): string {
  const known = auditActions.find((action) => action === code);
  return known ? t(`staff.audit.did.${known}`) : code;
}

/** What something was done to, in words. */
export function nameEntity({ t }: Reader, entity: string): string {
  const known = auditEntities.find((name) => name === entity);
  return known ? t(`staff.audit.of.${known}`) : entity;
}

function nameField({ t }: Reader, field: string): string {
  const known = auditFields.find((name) => name === field);
  return known ? t(`staff.audit.field.${known}`) : field;
}

function print({ t, lang }: Reader, value: unknown): string {
  if (value === null || value === undefined) return t("staff.audit.empty");
  if (typeof value === "number") return formatsFor(lang).number(value);
  const sum = money.safeParse(value);
  if (sum.success) return formatsFor(lang).money(sum.data);
  if (Array.isArray(value)) return value.map(String).join(t("list.comma"));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
