import { asc, eq, type InferSelectModel } from "drizzle-orm";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { shippingMethods } from "../../db/tables/checkouts";

export type ShippingMethod = InferSelectModel<typeof shippingMethods>;

/** The ways to send that are in use, in the owner's order. */
export function readMethods(q: Query): Promise<ShippingMethod[]> {
  return readActive(q, {});
}

const readActive = prepared([], (q) =>
  q
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.active, true))
    .orderBy(asc(shippingMethods.sort), asc(shippingMethods.code)),
);
