/** Pictures to weigh the shop with: fair ones, and such as are made to do harm. */
import { gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { promisePng, scriptedSvg } from "../../tests/support/pictures";

/** The largest that the shop takes: just below 40 million pixels, and exactly 5 MiB. */
const largestSize = { width: 7300, height: 5475 };
const maxBytes = 5 * 1024 * 1024;

export type Pictures = Awaited<ReturnType<typeof drawPictures>>;

export async function drawPictures() {
  const photo = await drawScene({ width: 4000, height: 3000 }).jpeg({ quality: 70 }).toBuffer();
  const large = await drawScene(largestSize).jpeg({ quality: 40, progressive: true }).toBuffer();
  const canvas = sharp({ create: { ...largestSize, channels: 4, background: "#0b6e6e80" } });
  const deep = canvas.clone().toColourspace("rgb16").withExif(onItsSide);
  return {
    photo,
    largest: fill(large),
    deep: await deep.png({ progressive: true }).toBuffer(),
    plain: await canvas.png().toBuffer(),
    promised: promisePng(50_000, 50_000),
    archive: gzipSync(Buffer.alloc(256 * 1024 * 1024)),
    svg: scriptedSvg,
  };
}

const onItsSide = { IFD0: { Orientation: "6" } };

/** Soft noise, which compresses as a photograph does, turned as a phone's camera turns it. */
function drawScene({ width, height }: { width: number; height: number }): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: width >> 3, height: height >> 3, channels: 3, noise } as const;
  return sharp({ create: { ...create, background: "#000" } })
    .resize(width, height, { fit: "fill" })
    .withExif(onItsSide);
}

/** Bytes behind a picture's end are no part of it. */
function fill(picture: Buffer): Buffer {
  if (picture.length > maxBytes) throw new Error("The largest picture is too large.");
  return Buffer.concat([picture, Buffer.alloc(maxBytes - picture.length)]);
}
