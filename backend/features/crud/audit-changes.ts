import type { AuditAction, AuditEntity } from "../../contract/audit";
import type { CrudItem } from "../../contract/crud";
import { type AuditDiff, recordAudits } from "../audit/record-audit";
import type { ContentActor } from "../reading/content-actor";
import type { CrudChange, OpenList } from "./crud-list";

/** What the log says of a list's rows. */
interface Audited<Entity extends AuditEntity> {
  entity: Entity & (`${Entity}.${CrudChange["action"]}` extends AuditAction ? Entity : never);
  actor: ContentActor;
  /** What names a row in the log. */
  idOf: (item: CrudItem) => string;
  /** What of a row is told: as it was, undefined of one that came, and as it is, undefined of one that went. */
  diffOf: (was: CrudItem | undefined, is: CrudItem | undefined) => AuditDiff;
}

/** An entry in the audit log for each row that is changed, in the change's transaction. */
export function auditChanges<Entity extends AuditEntity>(
  audited: Audited<Entity>,
): NonNullable<OpenList["onChange"]> {
  const { entity, actor, idOf, diffOf } = audited;
  return async (q, { action, items, before = [] }) => {
    const isGone = action === "remove";
    const entries = items.map((item, place) => ({
      ...actor,
      action: `${entity}.${action}` as AuditAction,
      entity,
      entityId: idOf(item),
      diff: isGone ? diffOf(item, undefined) : diffOf(before[place], item),
    }));
    await recordAudits(q, entries);
  };
}
