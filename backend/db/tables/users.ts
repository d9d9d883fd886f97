import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, publicId, timestamps } from "./columns";

export const userStatuses = ["active", "blocked", "erased"] as const;

/** A person with an account (domain 4.5); phone in E.164, e-mail in lower case. */
export const users = pgTable("users", {
  id: publicId(),
  phone: text("phone").unique(),
  email: text("email").unique(),
  name: text("name"),
  lastName: text("last_name"),
  lang: text("lang"),
  status: text("status", { enum: userStatuses }).notNull().default("active"),
  permissions: text("permissions").array().notNull().default([]),
  ...timestamps,
});

/**
 * One token of a login. A renewal adds a row to the family and marks the old one as replaced; only
 * hashes of tokens are kept (decisions 7).
 */
export const sessions = pgTable(
  "session",
  {
    id: publicId(),
    familyId: uuid("family_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    renewBefore: moment("renew_before").notNull(),
    expiresAt: moment("expires_at").notNull(),
    replacedAt: moment("replaced_at"),
    revokedAt: moment("revoked_at"),
    ...timestamps,
  },
  (table) => [index("session_family").on(table.familyId), index("session_user").on(table.userId)],
);
