import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { coupons } from "../../../db/tables/carts";

/** Takes a coupon out of the shop; orders keep what it took off them. False where there is none of the code. */
export async function removeCoupon(database: Database, code: string): Promise<boolean> {
  const gone = await database.run((q) =>
    q.delete(coupons).where(eq(coupons.code, code)).returning({ code: coupons.code }),
  );
  return gone.length > 0;
}
