import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { PictureSource } from "../../db/tables/media";
import { groundSvg, type Stand, shadowsSvg } from "./ground";
import { readObject } from "./objects";
import { paintObject } from "./paint";
import { roomSvg } from "./room";

type Composed = Extract<PictureSource, { kind: "composed" }>;

/** Where the objects of each view stand, the main one first. */
const stands: Record<Exclude<Composed["view"], "range">, readonly Stand[]> = {
  alone: [{ x: 0.5, bottom: 0.82, size: 0.62 }],
  scene: [
    { x: 0.43, bottom: 0.84, size: 0.54 },
    { x: 0.78, bottom: 0.76, size: 0.32 },
    { x: 0.17, bottom: 0.74, size: 0.26 },
  ],
  close: [{ x: 0.6, bottom: 1.22, size: 1.24 }],
};

/** Where things that differ in colour alone stand together: two side by side, more in two rows. */
function rangeStands(count: number): Stand[] {
  if (count <= 2) return [0.29, 0.71].map((x) => ({ x, bottom: 0.74, size: 0.42 }));
  const back = count === 3 ? [0.5] : [0.28, 0.72];
  return [
    ...[0.28, 0.72].map((x) => ({ x, bottom: 0.89, size: 0.38 })),
    ...back.map((x) => ({ x, bottom: 0.48, size: 0.34 })),
  ];
}

interface DrawnObject {
  stand: Stand;
  pixels: Buffer;
  width: number;
  height: number;
  /** How far below its upper edge it touches the ground. */
  foot: number;
}

/** Draws a composed picture as a square of `edge` pixels. */
export async function composePicture(source: Composed, edge: number): Promise<Sharp> {
  const placed = source.view === "range" ? rangeStands(source.objects.length) : stands[source.view];
  const objects = await Promise.all(
    source.objects.slice(0, placed.length).map(async ({ emoji, hue, color }, place) => {
      const stand = placed[place] ?? placed[0];
      if (!stand) throw new Error(`The view ${source.view} has no place for an object.`);
      const art = await readObject(emoji);
      return drawObject(color ? await paintObject(art, emoji, color) : art, hue, stand, edge);
    }),
  );
  const feet = objects.map(({ stand, width }) => ({ ...stand, width: width / edge }));
  const layers: OverlayOptions[] = [
    { input: shadowsSvg(feet, edge) },
    // What stands behind is drawn first.
    ...(await Promise.all([...objects].reverse().map((object) => layerOf(object, edge)))),
  ];
  const back = source.view === "scene" ? roomSvg : groundSvg;
  return sharp(back(source.ground, edge)).composite(layers).removeAlpha();
}

/** Clear pixels around the art, so that its edge has something to blend into when it grows. */
const margin = 4;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** An object in its size and colours. */
async function drawObject(
  art: Buffer,
  hue: number,
  stand: Stand,
  edge: number,
): Promise<DrawnObject> {
  const box = Math.round(stand.size * edge);
  const trimmed = await sharp(art).trim().toBuffer({ resolveWithObject: true });
  const growth = box / (Math.max(trimmed.info.width, trimmed.info.height) + 2 * margin);
  let pipeline = sharp(trimmed.data)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
    .resize(box, box, { fit: "inside", kernel: "lanczos3" });
  if (hue !== 0) pipeline = pipeline.modulate({ hue });
  const { data, info } = await (growth > 1 ? smooth(pipeline, growth) : pipeline)
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const pixels = growth > 1 ? await cleanEdge(data, growth) : data;
  const foot = Math.round(info.height - margin * growth);
  return { stand, pixels, width: info.width, height: info.height, foot };
}

/** The art is 256 pixels wide: its grain, enlarged, is smoothed away and the forms are set again. */
function smooth(enlarged: Sharp, growth: number): Sharp {
  return enlarged
    .blur(Math.max(0.3, 0.32 * growth))
    .sharpen({ sigma: 0.5 * growth, m1: 0, m2: 0.5 });
}

/** Draws the outline a little inside the enlarged one, which is stepped and has a pale fringe. */
async function cleanEdge(pixels: Buffer, growth: number): Promise<Buffer> {
  const [outline, colors] = await Promise.all([
    sharp(pixels)
      .extractChannel("alpha")
      .blur(Math.max(0.3, 0.55 * growth))
      .linear(2.6, -1.3 * 255)
      .toColourspace("b-w")
      .png({ compressionLevel: 0 })
      .toBuffer(),
    sharp(pixels).removeAlpha().png({ compressionLevel: 0 }).toBuffer(),
  ]);
  return sharp(colors).joinChannel(outline).png({ compressionLevel: 0 }).toBuffer();
}

/** An object at its place; what would stand out of the picture is cut off. */
async function layerOf(
  { stand, pixels, width, height, foot }: DrawnObject,
  edge: number,
): Promise<OverlayOptions> {
  const left = Math.round(stand.x * edge - width / 2);
  const top = Math.round(stand.bottom * edge - foot);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, edge - left) - Math.max(0, -left),
    height: Math.min(height, edge - top) - Math.max(0, -top),
  };
  const whole = cut.width === width && cut.height === height;
  return {
    input: whole
      ? pixels
      : await sharp(pixels).extract(cut).png({ compressionLevel: 0 }).toBuffer(),
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}
