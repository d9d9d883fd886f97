import type { InferSelectModel } from "drizzle-orm";
import type { AdminOrder } from "../../../contract/admin-order";
import type { users } from "../../../db/tables/users";
import type { OrderRow } from "../states/types";

/** Who ordered: by the account's name, else as the parcel is addressed. */
export function nameCustomer(
  { address }: OrderRow,
  { name, lastName, phone, email }: InferSelectModel<typeof users>,
): AdminOrder["customer"] {
  const own = [name, lastName].filter(Boolean).join(" ");
  return { name: own || address.recipient_name, phone, email };
}
