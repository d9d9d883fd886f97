import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import {
  type calendarChoices,
  type digitChoices,
  genders,
  liteChoices,
  type NoticeChoices,
  themeChoices,
} from "../../contract/preferences";
import { foldColumn } from "../fold-text";
import { moment, publicId, timestamps } from "./columns";

export const userStatuses = ["active", "blocked", "erased"] as const;

type Named = Record<"name" | "lastName" | "displayName" | "email", SQLWrapper>;

/** What the desk finds a customer by, as searches compare it: names and e-mail in one. */
export const customerWords = ({ name, lastName, displayName, email }: Named): SQL =>
  foldColumn(
    sql`(coalesce(${name}, '') || ' ' || coalesce(${lastName}, '') || ' ' || coalesce(${displayName}, '') || ' ' || coalesce(${email}, ''))`,
  );

/** A person with an account (domain 4.5); phone in E.164, e-mail in lower case. */
export const users = pgTable(
  "users",
  {
    id: publicId(),
    phone: text("phone").unique(),
    email: text("email").unique(),
    name: text("name"),
    lastName: text("last_name"),
    /** How others see this person; the names where it is null. */
    displayName: text("display_name"),
    birthDate: date("birth_date", { mode: "string" }),
    gender: text("gender", { enum: genders }),
    /** Of Iran, for official invoices; enciphered (ports/cipher.ts). */
    nationalCode: text("national_code"),
    company: text("company"),
    taxId: text("tax_id"),
    /** The file of a claimed upload of this person's. */
    avatar: text("avatar"),
    lang: text("lang"),
    calendar: text("calendar").$type<(typeof calendarChoices)[number]>(),
    digits: text("digits").$type<(typeof digitChoices)[number]>(),
    /** Was asked once (docs/decisions/0127): who has answered then has been through that step. */
    currency: text("currency"),
    theme: text("theme", { enum: themeChoices }),
    lite: text("lite", { enum: liteChoices }),
    /** Which news go out by which channel; what is missing goes as it does for everybody. */
    notices: jsonb("notices").$type<NoticeChoices>().notNull().default(sql`'{}'::jsonb`),
    /** Steps of the profile that were skipped, by name (domain 4.5, full-step). */
    skippedSteps: text("skipped_steps").array().notNull().default(sql`'{}'::text[]`),
    /** What others come by who were told of the shop. */
    referralCode: text("referral_code").unique(),
    referredBy: uuid("referred_by").references((): AnyPgColumn => users.id, {
      onDelete: "set null",
    }),
    status: text("status", { enum: userStatuses }).notNull().default("active"),
    permissions: text("permissions").array().notNull().default([]),
    /** argon2id; null where only codes and links open the account. */
    passwordHash: text("password_hash"),
    phoneVerifiedAt: moment("phone_verified_at"),
    emailVerifiedAt: moment("email_verified_at"),
    lastLoginAt: moment("last_login_at"),
    erasedAt: moment("erased_at"),
    ...timestamps,
  },
  (table) => [
    index("users_words_trigrams").using("gin", sql`${customerWords(table)} gin_trgm_ops`),
  ],
);

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
    /** A staff session opens the back-office alone, and a shopper's never does (decisions 27). */
    kind: text("kind", { enum: ["shopper", "staff"] })
      .notNull()
      .default("shopper"),
    /** When its second factor was proven; calls of the staff need it. */
    provenAt: moment("proven_at"),
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
  (table) => [
    index("session_family").on(table.familyId),
    index("session_user").on(table.userId),
    index("session_expires").on(table.expiresAt),
  ],
);

/** A code or a link that was sent to prove a phone or an e-mail (decisions 8). */
export const loginChallenges = pgTable(
  "login_challenge",
  {
    id: publicId(),
    kind: text("kind", {
      enum: ["code", "link", "reset", "contact", "export", "erase"],
    }).notNull(),
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
    index("login_challenge_created").on(table.createdAt),
    index("login_challenge_secret").on(table.secretHash),
  ],
);
