import { asc, getTableColumns } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { coupons } from "../../../db/tables/carts";
import { countUses } from "./count-uses";
import type { CouponRow } from "./validate-coupon";

/** All coupons, with how many orders hold each. */
export function listCoupons(database: Database): Promise<(CouponRow & { uses: number })[]> {
  return database.run((q) =>
    q
      .select({ ...getTableColumns(coupons), uses: countUses() })
      .from(coupons)
      .orderBy(asc(coupons.code)),
  );
}
