import { z } from "@hono/zod-openapi";
import { inLanguages, rowVersion, shortText } from "./faqs";

/** Pictures on one page of the library. */
export const picturesPerPage = 24;
/** Pictures that one form of the library takes. */
export const maxPicturesAtOnce = 10;
export const maxPictureName = 120;
export const maxPictureAlt = 200;

/** What may show a picture of the library. */
export const pictureUseKinds = [
  "product",
  "category",
  "brand",
  "department",
  "post",
  "page",
  "faq",
  "law",
  "home_block",
  "order",
] as const;

/** One thing that shows a picture. */
export const pictureUse = z.object({
  kind: z.enum(pictureUseKinds),
  /** Its key in addresses: a number of a product, a post or an order, the slug of a category, else an id. */
  key: z.string(),
  /** The readable end of its address, where it has one. */
  slug: z.string(),
  title: z.string(),
});
export type PictureUse = z.infer<typeof pictureUse>;

export const libraryPicture = z
  .object({
    id: z.string(),
    version: z.number().int(),
    /** Its address, without a width. */
    url: z.string(),
    name: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** Of what is stored; null where nothing is, since the picture is drawn. */
    bytes: z.number().int().nullable(),
    alt: inLanguages(z.string()),
    tint: z.number().int(),
    /** Whether parts can be cut out of it: it is a photo, and not drawn by the shop. */
    can_crop: z.boolean(),
    created_at: z.string(),
  })
  .openapi("LibraryPicture");
export type LibraryPicture = z.infer<typeof libraryPicture>;

/** GET admin/media?q=&missing=&page= */
export const libraryPage = z
  .object({ data: z.array(libraryPicture), total: z.number().int() })
  .openapi("LibraryPage");

/** GET admin/media/{id}: the first hundred of what shows it. */
export const pictureOpened = z
  .object({ picture: libraryPicture, uses: z.array(pictureUse) })
  .openapi("PictureOpened");

/** POST admin/media: the same picture once more is the one that was there. */
export const pictureAdded = z
  .object({ id: z.string(), is_new: z.boolean() })
  .openapi("PictureAdded");
export type PictureAdded = z.infer<typeof pictureAdded>;

/** POST admin/media/{id} */
export const pictureFields = z
  .object({
    version: rowVersion,
    name: shortText(maxPictureName),
    alt: inLanguages(shortText(maxPictureAlt)),
  })
  .openapi("PictureFields");
export type PictureFields = z.infer<typeof pictureFields>;

/** What a part may be cut in; the first is chosen unless another is. */
export const cropRatios = ["3:2", "1:1", "4:3", "16:9", "2:1", "2:3", "3:4"] as const;

/** Of the largest part in a ratio: at the picture's top or left edge, in its middle, at its bottom or right one. */
export const cropPlaces = ["start", "middle", "end"] as const;

/** POST admin/media/{id}/crop: a part in the picture's own pixels, else the largest at the place. */
export const pictureCrop = z
  .object({
    ratio: z.enum(cropRatios),
    place: z.enum(cropPlaces).default("middle"),
    part: z
      .object({ x: z.int().min(0), y: z.int().min(0), width: z.int().min(1) })
      .nullable()
      .default(null),
  })
  .openapi("PictureCrop");
export type PictureCrop = z.infer<typeof pictureCrop>;

/** POST admin/media/{id}/remove */
export const pictureRemoval = z.object({ version: rowVersion }).openapi("PictureRemoval");

export const pictureSaved = z
  .object({ id: z.string(), version: z.number().int() })
  .openapi("PictureSaved");
export const pictureDone = z.object({ ok: z.literal(true) });
