import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
  /** argon2id; null where only codes and links open the account. */
  passwordHash: text("password_hash"),
  phoneVerifiedAt: moment("phone_verified_at"),
  emailVerifiedAt: moment("email_verified_at"),
  lastLoginAt: moment("last_login_at"),
  ...timestamps,
});

/**
 * One token of a login. A renewal adds a row to the family, each token's successor once; only hashes of
 * tokens are kept (decisions 7).
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
    /** When the login ends, however often it is renewed. */
    endsAt: moment("ends_at").notNull(),
    /** When its successor was handed out last. */
    replacedAt: moment("replaced_at"),
    /** What its successor is made of, besides the token itself. */
    successorSalt: text("successor_salt"),
    /** When its successor was used first: who comes with this one later has a copy. */
    succeededAt: moment("succeeded_at"),
    /** The token that it came from, until it is used. */
    predecessorId: uuid("predecessor_id"),
    revokedAt: moment("revoked_at"),
    /** Where it came from, for the list of logins. */
    ip: text("ip"),
    agent: text("agent"),
    ...timestamps,
  },
  (table) => [index("session_family").on(table.familyId), index("session_user").on(table.userId)],
);

/** A code or a link that was sent to prove a phone or an e-mail (decisions 8). */
export const loginChallenges = pgTable(
  "login_challenge",
  {
    id: publicId(),
    kind: text("kind", { enum: ["code", "link", "reset"] }).notNull(),
    channel: text("channel", { enum: ["sms", "email"] }).notNull(),
    target: text("target").notNull(),
    /** Of the code or of the link's token. */
    secretHash: text("secret_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** A path of this origin. */
    intended: text("intended"),
    ip: text("ip"),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    ...timestamps,
  },
  (table) => [
    index("login_challenge_target").on(table.target, table.createdAt),
    index("login_challenge_secret").on(table.secretHash),
  ],
);
