import { and, eq, inArray } from "drizzle-orm";
import type { CartSync } from "../../contract/cart";
import type { Query } from "../../db/database";
import { cartOps, carts, type OperationConflict } from "../../db/tables/carts";
import { ownedBy } from "./open-carts";
import type { Owner } from "./owner";

/** A change as it was sent, with the price that the shopper saw where they told it. */
export type LoggedOp = CartSync["ops"][number];

/** What changes met with, by their ids. */
export type ConflictsByOperation = Map<string, OperationConflict[]>;

/**
 * Which of these changes the owner has made already, in this cart or in an earlier one: a log that is
 * replayed after an order or a login does nothing twice (decisions 11).
 */
export async function readKnownOps(
  q: Query,
  owner: Owner,
  ops: readonly LoggedOp[],
): Promise<ConflictsByOperation> {
  const ids = ops.map(({ op_id }) => op_id);
  const rows = await q
    .select({ opId: cartOps.opId, findings: cartOps.findings })
    .from(cartOps)
    .innerJoin(carts, eq(carts.id, cartOps.cartId))
    .where(and(ownedBy(owner), inArray(cartOps.opId, ids)));
  return new Map(rows.map(({ opId, findings: conflicts }) => [opId, conflicts]));
}

/** The changes to make: each once, and none that is known. */
export function newOperationsOf(ops: readonly LoggedOp[], known: ConflictsByOperation): LoggedOp[] {
  const first = new Map<string, LoggedOp>();
  for (const op of ops) {
    if (!known.has(op.op_id) && !first.has(op.op_id)) first.set(op.op_id, op);
  }
  return [...first.values()];
}

/** Remembers changes with what they met with. The cart's row must be locked. */
export async function writeOps(
  q: Query,
  cartId: string,
  ops: readonly LoggedOp[],
  conflicts: ConflictsByOperation,
  at: Date,
): Promise<void> {
  await q
    .insert(cartOps)
    .values(
      ops.map((op) => ({
        cartId,
        opId: op.op_id,
        op,
        findings: conflicts.get(op.op_id) ?? [],
        at,
      })),
    )
    .onConflictDoNothing();
}
