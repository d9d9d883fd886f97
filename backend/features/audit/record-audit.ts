import type { AuditAction, AuditEntity, AuditField } from "../../contract/audit";
import type { Query } from "../../db/database";
import { auditEntries } from "../../db/tables/staff";
import { networkOf } from "../../http/network-of";

/** Before and after, by field; a new one gets a name in the texts. */
export type AuditDiff = Partial<Record<AuditField, [before: unknown, after: unknown]>>;

export interface AuditEntry {
  /** A user's id; null at the command line. */
  actor: string | null;
  /** What was done to which sort of thing; a new one gets a name in the texts, too. */
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** Before and after, by field. What didn't change is left out; of what is secret or personal only that it changed is kept. */
  diff?: AuditDiff;
  /** The address that it came from (`callerOf(c).address`), of which the first half is kept. */
  network?: string | null;
}

/** Who did it, and where it came from. */
export type AuditedBy = Required<Pick<AuditEntry, "actor" | "network">>;

/** Fields whose values say who somebody is, open something, or were written by a person. */
const veiled =
  /pass|secret|token|hash|code|email|phone|mobile|name|address|street|zip|birth|gender|national|tax|company|avatar|body|subject|note|message|label/i;
const veil = "•••";

/**
 * Writes down who of the staff did what (domain 4.5). To be called in the transaction of what it tells, so that neither
 * is without the other.
 */
export async function recordAudit(q: Query, entry: AuditEntry): Promise<void> {
  await recordAudits(q, [entry]);
}

/** Entries that one statement writes. */
const entriesAtOnce = 500;

/** The same of several things that were done together, in their order. */
export async function recordAudits(q: Query, entries: readonly AuditEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += entriesAtOnce) {
    await q.insert(auditEntries).values(entries.slice(at, at + entriesAtOnce).map(toRow));
  }
}

function toRow({ actor, action, entity, entityId, diff = {}, network = null }: AuditEntry) {
  return {
    actorId: actor,
    action,
    entity,
    entityId,
    diff: cleanDiff(diff),
    network: network && firstHalf(network),
  };
}

function cleanDiff(diff: AuditDiff): AuditDiff {
  const changed = Object.entries(diff).filter(
    ([, [before, after]]) => JSON.stringify(before ?? null) !== JSON.stringify(after ?? null),
  );
  return Object.fromEntries(
    changed.map(([field, [before, after]]) => [
      field,
      veiled.test(field) ? [veil, veil] : [before ?? null, after ?? null],
    ]),
  );
}

/** Two of the four parts of an IPv4 address, the network of an IPv6 one. */
function firstHalf(address: string): string {
  return address.includes(":")
    ? `${networkOf(address)}::`
    : `${address.split(".").slice(0, 2).join(".")}.0.0`;
}
