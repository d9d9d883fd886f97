import sharp, { type Sharp } from "sharp";
import type { PictureSource } from "../../db/tables/media";
import type { PictureFormat } from "./ask-picture";
import { composePicture } from "./compose";

// Pictures are made once and kept on disk: sharp's own memory and more threads would only cost.
sharp.cache(false);
sharp.concurrency(1);

const quality = {
  webp: { full: 80, lite: 45 },
  avif: { full: 55, lite: 35 },
} as const;

export interface Drawing {
  source: PictureSource;
  width: number;
  format: PictureFormat;
  lite: boolean;
  /** The bytes of an owner's own picture. */
  readOriginal(path: string): Promise<Buffer>;
}

/** Draws one size of a picture in one format. */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const pixels = await openSource(drawing);
  const wanted = quality[drawing.format][drawing.lite ? "lite" : "full"];
  return drawing.format === "webp"
    ? pixels.webp({ quality: wanted, effort: 4 }).toBuffer()
    : pixels.avif({ quality: wanted, effort: 3 }).toBuffer();
}

async function openSource({ source, width, readOriginal }: Drawing): Promise<Sharp> {
  if (source.kind === "composed") return composePicture(source, width);
  return sharp(await readOriginal(source.path))
    .rotate()
    .resize(width, undefined, { withoutEnlargement: true });
}
