import type { InferSelectModel } from "drizzle-orm";
import { integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { publicId, texts, timestamps } from "./columns";

/** Where a picture's pixels come from: composed from drawn objects, or a stored original. */
export type PictureSource =
  | {
      kind: "composed";
      /** What the picture shows: the object alone, with companions, or from close by. */
      view: "alone" | "scene" | "close";
      objects: { emoji: string; hue: number }[];
      /** Which of the soft backgrounds it stands on. */
      ground: number;
    }
  | { kind: "stored"; path: string };

/** `file` is a hash of the source and of the way it is drawn, so that its address never changes meaning. */
export const media = pgTable("media", {
  id: publicId(),
  file: text("file").notNull().unique(),
  source: jsonb("source").$type<PictureSource>().notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  alt: texts("alt").notNull(),
  /** The placeholder's palette class, 0 to 11. */
  tint: smallint("tint").notNull(),
  ...timestamps,
});

export type MediaRow = InferSelectModel<typeof media>;
