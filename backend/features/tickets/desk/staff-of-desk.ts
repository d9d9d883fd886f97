import type { Query } from "../../../db/database";
import { readPermittedStaff } from "../../staff/permitted-staff";

/** Who of the staff can answer tickets, by name. */
export async function readAnswerers(q: Query): Promise<{ id: string; name: string | null }[]> {
  const staff = await readPermittedStaff(q, "tickets.reply");
  return staff.map(({ id, displayName, name, email }) => ({
    id,
    name: displayName ?? name ?? email,
  }));
}
