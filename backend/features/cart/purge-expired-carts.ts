import { and, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { cartOps, carts, wishLists } from "../../db/tables/carts";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";

const dayMs = 86_400_000;
/** For so long a log may be replayed without doing anything twice. */
const rememberedMs = 90 * dayMs;

/**
 * Takes away what nobody comes back to: visitors' carts and wish lists past their time, carts that were
 * closed long ago, and the changes that no device can still want to repeat.
 */
export function purgeExpiredCarts({ database, clock }: Pick<Services, "database" | "clock">): Job {
  return {
    name: "carts",
    everyMs: dayMs / 24,
    run: async () => {
      const now = clock.now();
      const forgotten = new Date(now.getTime() - rememberedMs);
      await database.run(async (q) => {
        await q.delete(carts).where(and(isNull(carts.userId), lt(carts.expiresAt, now)));
        await q.delete(carts).where(and(ne(carts.status, "open"), lt(carts.updatedAt, forgotten)));
        await q.delete(cartOps).where(lt(cartOps.at, forgotten));
        await q
          .delete(wishLists)
          .where(and(isNotNull(wishLists.expiresAt), lt(wishLists.expiresAt, now)));
      });
    },
  };
}
