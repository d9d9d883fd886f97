import { and, eq, type SQL, sql } from "drizzle-orm";
import { coupons } from "../../../db/tables/carts";
import { couponUses } from "../../../db/tables/orders";

/** How many orders hold a coupon, within a query of coupons: all, or those of a user. */
export function countUses(userId?: string): SQL<number> {
  // Comparisons stand apart: drizzle takes the tables off the columns of a selected expression itself.
  const own = and(
    eq(couponUses.code, coupons.code),
    userId === undefined ? undefined : eq(couponUses.userId, userId),
  );
  return sql<number>`(select count(*) from ${couponUses} where ${own})`.mapWith(Number);
}
