import { eq, type InferSelectModel, type Placeholder, type SQL } from "drizzle-orm";
import type { Query } from "../../db/database";
import { wishLists } from "../../db/tables/carts";
import { cartExpiry } from "../cart/open-carts";
import type { Owner, OwnerBy } from "../cart/owner";

type WishListRow = InferSelectModel<typeof wishLists>;

export async function findWishList(q: Query, owner: Owner): Promise<WishListRow | null> {
  const [list] = await q.select().from(wishLists).where(ofOwner(owner));
  return list ?? null;
}

/** The owner's list, kept from other changes until the transaction ends. */
export async function lockWishList(q: Query, owner: Owner): Promise<WishListRow | null> {
  const [list] = await q.select().from(wishLists).where(ofOwner(owner)).for("update");
  return list ?? null;
}

/** Like lockWishList; makes the list where there is none. A visitor's lives as long as a cart. */
export async function ensureWishList(q: Query, owner: Owner, now: Date): Promise<WishListRow> {
  const existing = await lockWishList(q, owner);
  if (existing) return existing;
  const fresh =
    "userId" in owner
      ? { userId: owner.userId }
      : { guestTokenHash: owner.tokenHash, expiresAt: cartExpiry(now) };
  const [made] = await q.insert(wishLists).values(fresh).onConflictDoNothing().returning();
  const list = made ?? (await lockWishList(q, owner));
  if (!list) throw new Error("The wish list was taken away while it was made.");
  return list;
}

/** The condition for the owner's list. */
export function ofOwner(owner: OwnerBy<string | Placeholder>): SQL {
  return "userId" in owner
    ? eq(wishLists.userId, owner.userId)
    : eq(wishLists.guestTokenHash, owner.tokenHash);
}
