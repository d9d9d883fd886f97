import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { LanguageCode } from "../../contract/languages";
import type { PushTopic } from "../../contract/push-topics";
import { moment, publicId, timestamps } from "./columns";
import { users } from "./users";

/** The browser of a login that is told of news by Web Push; it ends with the login. */
export const pushDevices = pgTable(
  "push_device",
  {
    id: publicId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The login (session.family_id); one browser has one. */
    familyId: uuid("family_id").notNull().unique(),
    /** An address at the browser's maker: who knows it, the keys and the shop's own key can tell the device something. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** The shop's public key that it was made for. */
    serverKey: text("server_key").notNull(),
    /** The browser's own words for itself. */
    agent: text("agent"),
    lang: text("lang").$type<LanguageCode>().notNull(),
    /** IANA's name. */
    zone: text("zone").notNull(),
    topics: text("topics").array().$type<PushTopic[]>().notNull(),
    /** Minutes after midnight in the zone; null where there are no quiet hours. */
    quietFrom: integer("quiet_from"),
    quietTo: integer("quiet_to"),
    /** When something was sent to it last. */
    lastUsedAt: moment("last_used_at"),
    ...timestamps,
  },
  (table) => [index("push_device_user").on(table.userId)],
);
