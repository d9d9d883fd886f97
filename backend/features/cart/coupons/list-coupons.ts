import { asc, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { coupons } from "../../../db/tables/carts";
import { couponUses } from "../../../db/tables/orders";
import type { CouponRow } from "./validate-coupon";

/** All coupons, with how many orders hold each. */
export function listCoupons(database: Database): Promise<(CouponRow & { uses: number })[]> {
  const uses = sql<number>`(
    select count(*) from ${couponUses} where ${couponUses.code} = ${coupons.code})`;
  return database.run((q) =>
    q
      .select({ ...getTableColumns(coupons), uses: uses.mapWith(Number) })
      .from(coupons)
      .orderBy(asc(coupons.code)),
  );
}
