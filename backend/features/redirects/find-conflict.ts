import { and, inArray, ne, or, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { redirects } from "../../db/tables/redirects";

/** An old address and where it leads. */
export interface Leading {
  from: string;
  to: string;
}

/** Why an old address can't lead there; `other` is the address that is to blame. */
export interface Conflict {
  kind: "itself" | "taken" | "chain" | "target";
  field: "from" | "to";
  other: string;
}

/** What leads where already, as far as some new ones meet it. */
export interface KnownRedirects {
  byFrom: Map<string, Leading>;
  byTo: Map<string, Leading>;
}

/** Changes happen one after the other, until the transaction ends: so that no two make a chain between them. */
export async function lockRedirects(q: Query): Promise<void> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
}

/** Reads what some old addresses and their targets meet, without the one that is being changed. */
export async function readKnown(
  q: Query,
  wanted: readonly Leading[],
  changed: string | null = null,
): Promise<KnownRedirects> {
  const olds = wanted.map(({ from }) => from);
  const met = or(
    inArray(redirects.from, [...olds, ...wanted.map(({ to }) => to)]),
    inArray(redirects.to, olds),
  );
  const rows = await q
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(and(met, changed === null ? undefined : ne(redirects.id, changed)));
  const known: KnownRedirects = { byFrom: new Map(), byTo: new Map() };
  for (const row of rows) addKnown(known, row);
  return known;
}

export function addKnown({ byFrom, byTo }: KnownRedirects, leading: Leading): void {
  byFrom.set(leading.from, leading);
  byTo.set(leading.to, leading);
}

/** An address is old or a target, never both: so nobody is led twice, nor in a circle. */
export function findConflict(
  { from, to }: Leading,
  { byFrom, byTo }: KnownRedirects,
): Conflict | undefined {
  if (from === to) return { kind: "itself", field: "to", other: from };
  const taken = byFrom.get(from);
  if (taken) return { kind: "taken", field: "from", other: taken.to };
  const next = byFrom.get(to);
  if (next) return { kind: "chain", field: "to", other: next.to };
  const old = byTo.get(from);
  return old && { kind: "target", field: "from", other: old.from };
}
