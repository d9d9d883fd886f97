import sharp, { type Sharp } from "sharp";
import type { PictureSource } from "../../db/tables/media";
import type { PictureFormat } from "./ask-picture";
import { composePicture } from "./compose";

// Pictures are made once and kept on disk: sharp's own memory and more threads would only cost.
sharp.cache(false);
sharp.concurrency(1);

const webp = { quality: 80, effort: 4 } as const;
/** The preset and the effort save a twelfth of the bytes at the same quality; so small a picture takes no time. */
const liteWebp = { quality: 38, effort: 6, preset: "picture" } as const;
const avif = { quality: 55, effort: 3 } as const;

export interface Drawing {
  source: PictureSource;
  width: number;
  format: PictureFormat;
  /** Always WebP. */
  lite: boolean;
  /** The bytes of an owner's own picture. */
  readOriginal(path: string): Promise<Buffer>;
}

/** Draws one size of a picture in one format. */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const pixels = await openSource(drawing);
  if (drawing.format === "avif") return pixels.avif(avif).toBuffer();
  return pixels.webp(drawing.lite ? liteWebp : webp).toBuffer();
}

async function openSource({ source, width, readOriginal }: Drawing): Promise<Sharp> {
  if (source.kind === "composed") return composePicture(source, width);
  return sharp(await readOriginal(source.path))
    .rotate()
    .resize(width, undefined, { withoutEnlargement: true });
}
