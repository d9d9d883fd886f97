import { eq, type InferSelectModel } from "drizzle-orm";
import type { Query } from "../../db/database";
import { checkouts } from "../../db/tables/checkouts";

/** What a user has chosen on the way to an order. */
export type Draft = Pick<
  InferSelectModel<typeof checkouts>,
  "addressId" | "shippingCode" | "gateway" | "note"
>;

const blank: Draft = { addressId: null, shippingCode: null, gateway: null, note: null };

export async function readDraft(q: Query, userId: string): Promise<Draft> {
  const [row] = await q
    .select({
      addressId: checkouts.addressId,
      shippingCode: checkouts.shippingCode,
      gateway: checkouts.gateway,
      note: checkouts.note,
    })
    .from(checkouts)
    .where(eq(checkouts.userId, userId));
  return row ?? blank;
}

/** Writes the parts that are given; the others stay. */
export async function saveDraft(q: Query, userId: string, parts: Partial<Draft>): Promise<void> {
  await q
    .insert(checkouts)
    .values({ userId, ...parts })
    .onConflictDoUpdate({ target: checkouts.userId, set: { ...parts, updatedAt: new Date() } });
}

/** Forgets what was chosen, once it has become an order. */
export async function deleteCheckout(q: Query, userId: string): Promise<void> {
  await q.delete(checkouts).where(eq(checkouts.userId, userId));
}
