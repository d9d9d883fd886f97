import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, publicId, timestamps } from "./columns";
import { users } from "./users";

/** A user's address (domain 4.5); countries, states and cities are numbers of the geographical data. */
export const addresses = pgTable(
  "address",
  {
    id: publicId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title"),
    recipientName: text("recipient_name").notNull(),
    /** `+98 9121234567`. */
    recipientPhone: text("recipient_phone").notNull(),
    countryId: integer("country_id").notNull(),
    stateId: integer("state_id"),
    cityId: integer("city_id"),
    /** The city's name as written, where its country has no list. */
    cityText: text("city_text"),
    zipCode: text("zip_code").notNull(),
    street: text("street").notNull(),
    plate: text("plate"),
    unit: text("unit"),
    isDefault: boolean("is_default").notNull().default(false),
    /** Orders keep their own copy, so that an address can go. */
    deletedAt: moment("deleted_at"),
    ...timestamps,
  },
  (table) => [
    index("address_user").on(table.userId),
    uniqueIndex("address_default").on(table.userId).where(sql`${table.isDefault}`),
  ],
);
