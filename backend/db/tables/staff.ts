import { type InferSelectModel, sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, publicId, timestamps } from "./columns";
import { users } from "./users";

/** Permissions that belong together, by a name that the shop gives them. */
export const staffRoles = pgTable("staff_role", {
  id: publicId(),
  name: text("name").notNull().unique(),
  permissions: text("permissions").array().notNull(),
  version: integer("version").notNull().default(1),
  ...timestamps,
});

/** Who works in the shop. What they may is their role's permissions and those that they have themselves (`users.permissions`). */
export const staffMembers = pgTable("staff_member", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  roleId: uuid("role_id").references(() => staffRoles.id, { onDelete: "restrict" }),
  /** Shut out, but still named by what they did. */
  suspendedAt: moment("suspended_at"),
  version: integer("version").notNull().default(1),
  ...timestamps,
});

/** Somebody was asked to join the staff by a link that works once. */
export const staffInvitations = pgTable("staff_invitation", {
  id: publicId(),
  /** E-mail in lower case. */
  email: text("email").notNull(),
  name: text("name").notNull(),
  roleId: uuid("role_id")
    .notNull()
    .references(() => staffRoles.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
  expiresAt: moment("expires_at").notNull(),
  acceptedAt: moment("accepted_at"),
  revokedAt: moment("revoked_at"),
  ...timestamps,
});

/** What proves a person besides the password: an app that shows codes (RFC 6238) or a passkey (WebAuthn). */
export const secondFactors = pgTable(
  "second_factor",
  {
    id: publicId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["totp", "passkey"] }).notNull(),
    /** What its owner calls it. */
    label: text("label").notNull(),
    /** Of the app; enciphered (ports/cipher.ts). */
    secret: text("secret"),
    /** The last step of thirty seconds whose code was taken: none is taken twice. */
    lastStep: bigint("last_step", { mode: "number" }),
    credentialId: text("credential_id").unique(),
    publicKey: text("public_key"),
    counter: bigint("counter", { mode: "number" }),
    transports: jsonb("transports").$type<string[]>(),
    /** Null as long as no code of it was shown. */
    confirmedAt: moment("confirmed_at"),
    lastUsedAt: moment("last_used_at"),
    ...timestamps,
  },
  (table) => [index("second_factor_user").on(table.userId)],
);

/** The way back without the second factor; each code once. */
export const recoveryCodes = pgTable(
  "recovery_code",
  {
    id: publicId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: moment("used_at"),
    ...timestamps,
  },
  (table) => [index("recovery_code_user").on(table.userId)],
);

/** Who of the staff did what; nothing of it is ever changed (domain 4.5). */
export const auditEntries = pgTable(
  "audit",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** Null where a command of the terminal did it, or who did it is erased. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** `ticket.close`: what was done to which sort of thing. */
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    /** Before and after of what changed, without what is secret or personal. */
    diff: jsonb("diff").$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
    /** The first half of the address that it came from. */
    network: text("network"),
    at: moment("at").notNull().default(sql`now()`),
  },
  (table) => [
    index("audit_entity").on(table.entity, table.entityId, table.id),
    index("audit_actor").on(table.actorId, table.id),
  ],
);

export type SecondFactorRow = InferSelectModel<typeof secondFactors>;
