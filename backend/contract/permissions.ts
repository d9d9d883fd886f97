/** What staff may be permitted, one by one; `*` permits all. */
export const permissions = ["orders.read", "orders.write"] as const;
export type Permission = (typeof permissions)[number];
