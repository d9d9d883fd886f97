/** What staff may be permitted, one by one; `*` permits all (domain 4.5). */
export const permissions = [
  "orders.read",
  "orders.write",
  "tickets.read",
  "tickets.reply",
  "tickets.manage",
  "users.read",
  "staff.manage",
  "audit.read",
  "content.write",
  "shop.manage",
  "prices.write",
] as const;
export type Permission = (typeof permissions)[number];

/**
 * Which part of the staff a call is for: who has a permission, everybody of them, or also who has not shown the second
 * factor of this login yet.
 */
export type StaffAccess = Permission | "staff" | "staff.unproven";
