import sharp, { type Metadata, type Sharp } from "sharp";
import type {
  EncodedPicture,
  EncodePicture,
  PictureBox,
  PictureRefusal,
} from "../../ports/picture-encoder";
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
  const tooMany = await refusePixels(path);
  if (tooMany) return tooMany;
  const upright = openPicture(path).autoOrient();
  const fitted = await keepSmall(upright).toBuffer({ resolveWithObject: true });
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

function openPicture(input: string): Sharp {
  return sharp(input, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true });
}

/** By the head alone, before anything is decoded; null for what may be. */
async function refusePixels(path: string): Promise<PictureRefusal | null> {
  const head = await sharp(path, { limitInputPixels: false }).metadata();
  const max = Math.min(maxPixels, maxDecoded / bytesOfPixel(head));
  if (head.width * head.height <= max) return null;
  return { refused: "upload.too_many_pixels", params: { max: Math.floor(max / 1_000_000) } };
}

const bytesOfPixel = ({ channels, depth }: Metadata) => channels * (depth === "uchar" ? 1 : 2);

function keepSmall(picture: Sharp): Sharp {
  return picture
    .resize(maxEdge, maxEdge, { fit: "inside", withoutEnlargement: true })
    .webp({ quality });
}

function named({ data, info }: { data: Buffer; info: { width: number; height: number } }) {
  return { bytes: data, type: "image/webp" as const, width: info.width, height: info.height };
}
