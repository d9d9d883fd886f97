import { type InferSelectModel, sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, publicId, timestamps } from "./columns";
import { users } from "./users";

/**
 * Pictures that shoppers handed in, or the staff for its answers. A pending one belongs to no form yet and is removed after a day; a
 * claimed one stays; a private one stays too, and only what it belongs to shows it; a dropped one is about to go, and nobody can claim it any more.
 */
export const uploads = pgTable(
  "upload",
  {
    id: publicId(),
    /** Random; the address of the picture has it, and nobody can guess it. */
    file: text("file").notNull().unique(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    guestTokenHash: text("guest_token_hash"),
    status: text("status", { enum: ["pending", "claimed", "private", "dropped"] })
      .notNull()
      .default("pending"),
    claimedAt: moment("claimed_at"),
    /** What the file was called where it came from. */
    name: text("name").notNull(),
    /** Of the stored picture, which was encoded anew: its media type, bytes and pixels. */
    type: text("type").notNull(),
    size: integer("size").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    ...timestamps,
  },
  (table) => [
    index("upload_user").on(table.userId),
    index("upload_guest").on(table.guestTokenHash),
    index("upload_pending").on(table.createdAt).where(sql`${table.status} <> 'claimed'`),
    check("upload_one_owner", sql`num_nonnulls(${table.userId}, ${table.guestTokenHash}) = 1`),
  ],
);

export type UploadRow = InferSelectModel<typeof uploads>;
