import { and, eq, type InferSelectModel, type Placeholder, type SQL } from "drizzle-orm";
import type { Query } from "../../db/database";
import { carts } from "../../db/tables/carts";
import type { Owner, OwnerBy } from "./owner";

export type CartRow = InferSelectModel<typeof carts>;

const dayMs = 86_400_000;
/** How long a cart lives after its last change. */
const retentionMs = 90 * dayMs;

export const cartExpiry = (now: Date) => new Date(now.getTime() + retentionMs);

/** The owner's open cart, as it stands. */
export async function findOpenCart(q: Query, owner: Owner): Promise<CartRow | null> {
  const [cart] = await q.select().from(carts).where(openOf(owner));
  return cart ?? null;
}

/** The owner's open cart, kept from other changes until the transaction ends. */
export async function lockOpenCart(q: Query, owner: Owner): Promise<CartRow | null> {
  const [cart] = await q.select().from(carts).where(openOf(owner)).for("update");
  return cart ?? null;
}

/** Like lockOpenCart; makes the cart where there is none, however many ask at once. */
export async function ensureOpenCart(q: Query, owner: Owner, now: Date): Promise<CartRow> {
  const existing = await lockOpenCart(q, owner);
  if (existing) return existing;
  const fresh = "userId" in owner ? { userId: owner.userId } : { guestTokenHash: owner.tokenHash };
  const [made] = await q
    .insert(carts)
    .values({ ...fresh, expiresAt: cartExpiry(now) })
    .onConflictDoNothing()
    .returning();
  const cart = made ?? (await lockOpenCart(q, owner));
  if (!cart) throw new Error("The cart was closed while it was opened.");
  return cart;
}

/** The condition for any of the owner's carts. */
export function ownedBy(owner: OwnerBy<string | Placeholder>): SQL {
  return "userId" in owner
    ? eq(carts.userId, owner.userId)
    : eq(carts.guestTokenHash, owner.tokenHash);
}

/** The condition for the owner's open cart. */
export const openOf = (owner: OwnerBy<string | Placeholder>) =>
  and(eq(carts.status, "open"), ownedBy(owner));
