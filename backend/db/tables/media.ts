import type { InferSelectModel } from "drizzle-orm";
import { index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { publicId, texts, timestamps } from "./columns";

/** Where a picture's pixels come from: composed from drawn objects, or a stored original. */
export type PictureSource =
  | {
      kind: "composed";
      /** What the picture shows: the object alone, where it is used, from close by, or in all its colours. */
      view: "alone" | "scene" | "close" | "range";
      /** `hue` turns all its colours by so many degrees; `color` (`#rrggbb`) paints its body. */
      objects: { emoji: string; hue: number; color?: string | undefined }[];
      /** Which of the soft backgrounds it stands on. */
      ground: number;
    }
  | { kind: "stored"; path: string };

/** `file` is a hash of the source and of the way it is drawn, so that its address never changes meaning. */
export const media = pgTable(
  "media",
  {
    id: publicId(),
    file: text("file").notNull().unique(),
    source: jsonb("source").$type<PictureSource>().notNull(),
    /** What the staff calls it: as a rule the name of the file that was handed in. */
    name: text("name").notNull().default(""),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Of the stored original; null for a composed picture, and for those of before this was counted. */
    bytes: integer("bytes"),
    alt: texts("alt").notNull(),
    /** The placeholder's palette class, 0 to 11. */
    tint: smallint("tint").notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [index("media_newest").on(table.createdAt, table.id)],
);

export type MediaRow = InferSelectModel<typeof media>;
