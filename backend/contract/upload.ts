import { z } from "@hono/zod-openapi";

/** Bytes of one file at most; a form may want less. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** A picture as it is kept (R-FILE-02); without meta a form's value is its `url` alone (R-FILE-01). */
export const uploadMeta = z
  .object({
    url: z.string(),
    /** As the file was called where it came from. */
    name: z.string(),
    type: z.string(),
    /** Bytes of the stored picture. */
    size: z.int(),
    width: z.int(),
    height: z.int(),
  })
  .openapi("Upload");
export type UploadMeta = z.infer<typeof uploadMeta>;

/** `data` is the picture's link (C-68); `guest` a visitor's new token, for their next calls. */
export const uploadAnswer = z.object({
  data: z.string(),
  meta: uploadMeta,
  guest: z.string().nullable(),
});

/** Width and height as whole numbers, `16:9`: so that what is cut has exactly this ratio (R-CROP-01). */
const ratioForm = /^([1-9]\d?):([1-9]\d?)$/;
export const ratioText = z.string().regex(ratioForm);

/** Which part of a picture: in its own pixels; the height follows from the ratio. */
export const cropAsk = z.strictObject({
  ratio: ratioText,
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(1),
});
export type CropAsk = z.infer<typeof cropAsk>;

/** Width and height of a ratio in words; null where it is none. */
export function readRatio(text: string): [width: number, height: number] | null {
  const match = ratioForm.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : null;
}
