import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { consentKinds } from "../../contract/consent";
import { moment, publicId } from "./columns";
import { users } from "./users";

/** What somebody allowed or refused, and which wording of it; a line is added, never changed (domain 4.5). */
export const consents = pgTable(
  "consent",
  {
    id: publicId(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: consentKinds }).notNull(),
    version: text("version").notNull(),
    granted: boolean("granted").notNull(),
    /** Of the address that it came from, salted. */
    ipHash: text("ip_hash"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("consent_user").on(table.userId, table.kind, table.at)],
);
