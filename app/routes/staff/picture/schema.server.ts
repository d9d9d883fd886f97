import { z } from "zod";
import {
  cropPlaces,
  cropRatios,
  maxPictureAlt,
  maxPictureName,
  type PictureCrop,
  type PictureFields,
} from "#backend/contract/library";
import { pickText, textsField, versionField, wasField } from "~/features/editing/fields.server";
import { message, ruledText } from "~/forms/schema.server";

/** Where scripts run the part that was chosen; empty without. */
const pixels = z
  .string()
  .regex(/^\d{1,5}$/, message("error.bad_request"))
  .transform(Number)
  .optional();

export const pictureSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    version: versionField,
    name: ruledText([["max_len", maxPictureName]]),
    texts: textsField(z.object({ alt: ruledText([["max_len", maxPictureAlt]]) })),
    was: wasField,
  }),
  z.object({
    intent: z.literal("crop"),
    ratio: z.enum(cropRatios, message("error.bad_request")),
    place: z.enum(cropPlaces, message("error.bad_request")).default("middle"),
    x: pixels,
    y: pixels,
    width: pixels,
  }),
  z.object({ intent: z.literal("remove"), version: versionField, was: wasField }),
]);

/** What the form sent, as the backend takes it. */
export function toPictureFields(
  sent: Extract<z.infer<typeof pictureSchema>, { intent: "save" }>,
): PictureFields {
  const { version, name, texts } = sent;
  return { version, name, alt: pickText(texts, "alt") };
}

/** The part that was chosen, else where the largest one lies. */
export function toPictureCrop(
  sent: Extract<z.infer<typeof pictureSchema>, { intent: "crop" }>,
): PictureCrop {
  const { ratio, place, x, y, width } = sent;
  const isChosen = x !== undefined && y !== undefined && width !== undefined;
  return { ratio, place, part: isChosen ? { x, y, width } : null };
}
