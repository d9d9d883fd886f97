import { inArray } from "drizzle-orm";
import { z } from "zod";
import { media } from "../../../../db/tables/media";
import { decimal, pictureFile, text, texts, wholeNumber } from "../fields";
import { patchOf } from "../merge-patch";
import type { EntityType } from "./entity-type";
import { fromTexts } from "./texts";
import { upsertRows } from "./upsert";

/** A path below the folder of stored originals, and never out of it. */
const storedPath = text(200).refine(
  (path) => /^(?:[A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*$/.test(path),
  {
    error: "bad_path",
  },
);
const emoji = text(60).refine((name) => /^[0-9a-z-]+$/.test(name), { error: "bad_path" });
const color = text(7).refine((hex) => /^#[0-9a-f]{6}$/.test(hex), { error: "bad_color" });

const source = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("composed"),
    view: z.enum(["alone", "scene", "close", "range"]),
    objects: z
      .array(z.strictObject({ emoji, hue: decimal(-360, 360), color: color.optional() }))
      .max(8),
    ground: wholeNumber(0, 100),
  }),
  z.strictObject({ kind: z.literal("stored"), path: storedPath }),
]);

const record = z.strictObject({
  file: pictureFile,
  source,
  width: wholeNumber(1, 20_000),
  height: wholeNumber(1, 20_000),
  alt: texts(200).default({}),
  tint: wholeNumber(0, 11),
});
export type PictureRecord = z.infer<typeof record>;

/** What pictures are made of, so that an export fills an empty shop; `source` is replaced as a whole. */
export const pictureType: EntityType<PictureRecord> = {
  name: "pictures",
  patch: patchOf(record),
  record,
  keyField: "file",
  long: true,
  read: async (q, keys) => {
    const rows = await q
      .select()
      .from(media)
      .where(keys && inArray(media.file, keys))
      .orderBy(media.file);
    return new Map(
      rows.map(({ file, source, width, height, alt, tint }) => [
        file,
        { file, source, width, height, alt: fromTexts(alt), tint },
      ]),
    );
  },
  write: (q, changes) =>
    upsertRows(
      q,
      media,
      [media.file],
      changes.map(({ after }) => after),
    ),
};
