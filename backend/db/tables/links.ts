import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { linkKinds } from "../../contract/link-kinds";
import { moment, publicId, timestamps } from "./columns";
import { users } from "./users";

/** A thing of a person's that others may open by an address (domain 4.5). */
export const userLinks = pgTable(
  "user_link",
  {
    id: publicId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: linkKinds }).notNull(),
    /** Of the address's secret part, by which it is found. */
    tokenHash: text("token_hash").notNull().unique(),
    /** That part enciphered (ports/cipher.ts), for its owner to copy again. */
    token: text("token").notNull(),
    /** What it shows, where the kind doesn't say it: an order's number, lines of a cart. */
    target: jsonb("target").$type<Record<string, unknown>>(),
    label: text("label").notNull(),
    hits: integer("hits").notNull().default(0),
    maxHits: integer("max_hits"),
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
    ...timestamps,
  },
  (table) => [index("user_link_user").on(table.userId, table.createdAt)],
);
