import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { AuditShown } from "../../contract/staff-admin";
import type { Query } from "../../db/database";
import { auditEntries } from "../../db/tables/staff";
import { users } from "../../db/tables/users";
import { isId } from "../../ports/ids";

const perPage = 50;

export interface AuditFilter {
  actor?: string | undefined;
  entity?: string | undefined;
  /** ISO 8601; what is none narrows nothing. */
  from?: string | undefined;
  to?: string | undefined;
  /** The number of the oldest entry that was shown. */
  before?: string | undefined;
}

/** What the staff did, the newest first. */
export async function readAudit(q: Query, filter: AuditFilter): Promise<AuditShown> {
  const rows = await q
    .select({ entry: auditEntries, actor: users })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(...conditionsOf(filter)))
    .orderBy(desc(auditEntries.id))
    .limit(perPage + 1);
  const page = rows.slice(0, perPage);
  const actors = await q
    .selectDistinct({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(sql`exists (select 1 from ${auditEntries} where ${auditEntries.actorId} = ${users.id})`)
    .orderBy(users.email);
  const entities = await q
    .selectDistinct({ entity: auditEntries.entity })
    .from(auditEntries)
    .orderBy(auditEntries.entity);
  return {
    data: page.map(({ entry, actor }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      actor: actor && { id: actor.id, name: nameOf(actor) },
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      diff: entry.diff,
      network: entry.network,
    })),
    before: rows.length > perPage ? (page[page.length - 1]?.entry.id ?? null) : null,
    actors: actors.map((actor) => ({ id: actor.id, name: nameOf(actor) })),
    entities: entities.map(({ entity }) => entity),
  };
}

function nameOf({ name, email, id }: { name: string | null; email: string | null; id: string }) {
  return name || email || id;
}

function conditionsOf({ actor, entity, from, to, before }: AuditFilter): (SQL | undefined)[] {
  const isAfter = readMoment(from);
  const isBefore = readMoment(to);
  return [
    actor === "none" ? sql`${auditEntries.actorId} is null` : undefined,
    actor && isId(actor) ? eq(auditEntries.actorId, actor) : undefined,
    entity ? eq(auditEntries.entity, entity) : undefined,
    isAfter && gte(auditEntries.at, isAfter),
    isBefore && lt(auditEntries.at, isBefore),
    before && /^\d{1,15}$/.test(before) ? lt(auditEntries.id, Number(before)) : undefined,
    isNotNull(auditEntries.id),
  ];
}

function readMoment(text: string | undefined): Date | undefined {
  const moment = text ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
