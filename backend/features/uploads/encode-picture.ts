import sharp from "sharp";
import type { EncodedPicture, EncodePicture, PictureBox } from "../../ports/picture-encoder";
import { largestBox } from "./crop-box";

sharp.cache(false);
sharp.concurrency(1);

/** Pixels of a picture at most: more than a phone's camera makes. */
const maxPixels = 40_000_000;

/** Bytes that a picture may take once it is decoded: all its pixels in four channels of 8 bits. */
const maxDecoded = 4 * maxPixels;

/** The longer edge of what is stored. */
const maxEdge = 2000;

const quality = 82;

type Ratio = [width: number, height: number];

/** In this process. What can't be decoded to its end is refused as broken. */
export const encodePicture: EncodePicture = async (task) => {
  try {
    return task.kind === "take"
      ? await takePicture(task.path, task.ratio)
      : await cutPicture(task.stored, task.box);
  } catch {
    return { refused: "upload.broken" };
  }
};

/**
 * A file as the shop keeps pictures: decoded, turned as the camera meant it, made smaller where it is large,
 * and encoded anew as WebP, so that nothing of the file is left but what one sees. With a ratio, the middle
 * of it.
 */
async function takePicture(path: string, ratio: Ratio | null) {
  // By the head alone, before anything is decoded.
  const head = await sharp(path, { limitInputPixels: false }).metadata();
  const bytesOfPixel = head.channels * (head.depth === "uchar" ? 1 : 2);
  const max = Math.min(maxPixels, maxDecoded / bytesOfPixel);
  if (head.width * head.height > max) {
    const params = { max: Math.floor(max / 1_000_000) };
    return { refused: "upload.too_many_pixels", params } as const;
  }
  const fitted = await sharp(path, {
    limitInputPixels: maxPixels,
    failOn: "error",
    sequentialRead: true,
  })
    .autoOrient()
    .resize(maxEdge, maxEdge, { fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  if (!ratio) return named(fitted);
  const { width, height } = fitted.info;
  const box = largestBox({ width, height }, ratio);
  return box ? cutPicture(fitted.data, box) : ({ refused: "upload.too_small" } as const);
}

/** A part of a stored picture. */
async function cutPicture(stored: Uint8Array, box: PictureBox): Promise<EncodedPicture> {
  const { x, y, width, height } = box;
  const part = sharp(stored).extract({ left: x, top: y, width, height });
  return named(await part.webp({ quality }).toBuffer({ resolveWithObject: true }));
}

function named({ data, info }: { data: Buffer; info: { width: number; height: number } }) {
  return { bytes: data, type: "image/webp" as const, width: info.width, height: info.height };
}
