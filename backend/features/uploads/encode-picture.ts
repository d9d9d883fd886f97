import sharp, { type Sharp } from "sharp";
import { CallError } from "../../http/errors";
import { type Box, largestBox } from "./crop-box";

sharp.cache(false);
sharp.concurrency(1);

/** Pixels of a picture at most: more than a phone's camera makes, and 160 MB while it is decoded. */
export const pixelsAtMost = 40_000_000;

/** The longer edge of what is stored. */
export const edgeAtMost = 2000;

const quality = 82;

export interface EncodedPicture {
  bytes: Buffer;
  type: "image/webp";
  width: number;
  height: number;
}

type Ratio = [width: number, height: number];

/**
 * A file as the shop keeps pictures: decoded, turned as the camera meant it, made smaller where it is large,
 * and encoded anew as WebP, so that nothing of the file is left but what one sees. With a ratio, the middle
 * of it. Throws `upload.too_many_pixels`, and `upload.broken` for what can't be decoded to its end.
 */
export async function encodePicture(path: string, ratio: Ratio | null): Promise<EncodedPicture> {
  try {
    await checkPixels(path);
    const upright = openPicture(path).autoOrient();
    const fitted = await keepSmall(upright).toBuffer({ resolveWithObject: true });
    if (!ratio) return named(fitted);
    const { width, height } = fitted.info;
    const box = largestBox({ width, height }, ratio);
    if (!box) throw new CallError("upload.too_small", { errors: { file: ["upload.too_small"] } });
    return await cutPicture(fitted.data, box);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError("upload.broken", { errors: { file: ["upload.broken"] } });
  }
}

/** A part of a stored picture. */
export async function cutPicture(stored: Buffer, box: Box): Promise<EncodedPicture> {
  const { x, y, width, height } = box;
  const part = sharp(stored).extract({ left: x, top: y, width, height });
  return named(await part.webp({ quality }).toBuffer({ resolveWithObject: true }));
}

function openPicture(input: string): Sharp {
  return sharp(input, { limitInputPixels: pixelsAtMost, failOn: "error", sequentialRead: true });
}

/** By the head alone, before anything is decoded. */
async function checkPixels(path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height <= pixelsAtMost) return;
  throw new CallError("upload.too_many_pixels", {
    errors: { file: ["upload.too_many_pixels"] },
    params: { max: pixelsAtMost / 1_000_000 },
  });
}

function keepSmall(picture: Sharp): Sharp {
  return picture
    .resize(edgeAtMost, edgeAtMost, { fit: "inside", withoutEnlargement: true })
    .webp({ quality });
}

function named({ data, info }: { data: Buffer; info: { width: number; height: number } }) {
  return { bytes: data, type: "image/webp" as const, width: info.width, height: info.height };
}
