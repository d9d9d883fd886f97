import sharp from "sharp";
import { rgbOf, type Seen, seenOf, seenOfHex } from "./oklab";

/** Where paler than this, a pixel has no colour of its own. */
const colorless = 0.05;
/** How far from the body's hue a pixel still belongs to it, and from where on it doesn't, in radians. */
const near = 0.75;
const far = 1.15;
/** A body is coloured where so much of the object has its hue; else it is the part without a colour. */
const bodyShare = 0.2;

/**
 * What takes the paint where it is not the largest part of one colour, by the palest that it is drawn in: not the
 * pane of a mirror or the screen of a television, but their frames.
 */
const bodyColors: Readonly<Record<string, string>> = {
  "1f399-fe0f": "#b9b5c4",
  "1f419": "#dba393",
  "1f4fa": "#b9b5c4",
  "1f52a": "#3d3568",
  "1f6f4": "#7fb6e2",
  "1fa9e": "#f2ab27",
};

/** What of an object takes paint: its middle colour, and how much of a pixel belongs to it (0 to 1). */
interface Body {
  middle: Seen;
  shareOf(pixel: Seen): number;
}

/**
 * An object in a product's own colour: its body, as a rule the largest part of one colour, is painted, with its
 * light and shade; what else there is of it (a clasp, a dial, a leaf) stays as it is drawn.
 *
 * @param art The drawn object with a clear ground.
 * @param color `#rrggbb`
 */
export async function paintObject(art: Buffer, emoji: string, color: string): Promise<Buffer> {
  const { data, info } = await sharp(art).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = readPixels(data);
  const body = findBody(
    pixels.filter((_, place) => (data[place * 4 + 3] ?? 0) > 128),
    bodyColors[emoji],
  );
  const target = seenOfHex(color);
  pixels.forEach((pixel, place) => {
    const share = body.shareOf(pixel);
    if (share === 0) return;
    const painted = rgbOf(paint(pixel, body.middle, target));
    painted.forEach((part, channel) => {
      const at = place * 4 + channel;
      data[at] = Math.round((data[at] ?? 0) * (1 - share) + part * share);
    });
  });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function readPixels(data: Buffer): Seen[] {
  return Array.from({ length: data.length / 4 }, (_, place) => {
    const at = place * 4;
    return seenOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  });
}

function findBody(pixels: readonly Seen[], drawnIn: string | undefined): Body {
  const drawn = drawnIn === undefined ? undefined : seenOfHex(drawnIn);
  const hue = drawn?.h ?? commonHue(pixels);
  // Paler parts of the same hue, as the blade of a knife, are told from what is drawn in full colour.
  const [pale, full] =
    drawn && drawn.c > colorless
      ? ([drawn.c * 0.72, drawn.c * 0.9] as const)
      : ([colorless / 2, colorless] as const);
  const colored = (pixel: Seen) => fade(apart(pixel.h, hue), far, near) * fade(pixel.c, pale, full);
  const plain = (pixel: Seen) => fade(pixel.c, 2 * colorless, colorless);
  const share = pixels.reduce((sum, pixel) => sum + colored(pixel), 0) / pixels.length;
  const isColored = drawn ? drawn.c > colorless : share >= bodyShare;
  const shareOf = isColored ? colored : plain;
  return { middle: { ...middleOf(pixels, shareOf), h: hue }, shareOf };
}

const sectors = 36;
const sectorOf = (hue: number) =>
  Math.floor((wrapped(hue) / (2 * Math.PI) + 0.5) * sectors) % sectors;

/** The hue that most of the coloured pixels are near to, in radians. */
function commonHue(pixels: readonly Seen[]): number {
  const counts = new Array<number>(sectors).fill(0);
  for (const { c, h } of pixels) {
    if (c > colorless) counts[sectorOf(h)] = (counts[sectorOf(h)] ?? 0) + 1;
  }
  const around = counts.map((_, sector) =>
    [-2, -1, 0, 1, 2].reduce(
      (sum, by) => sum + (counts[(sector + by + sectors) % sectors] ?? 0),
      0,
    ),
  );
  const sector = around.indexOf(Math.max(...around));
  return ((sector + 0.5) / sectors - 0.5) * 2 * Math.PI;
}

function middleOf(pixels: readonly Seen[], shareOf: Body["shareOf"]): Omit<Seen, "h"> {
  let [all, l, c] = [0, 0, 0];
  for (const pixel of pixels) {
    const share = shareOf(pixel);
    all += share;
    l += pixel.l * share;
    c += pixel.c * share;
  }
  return { l: l / (all || 1), c: c / (all || 1) };
}

/** The target colour, as much lighter, paler or turned as the pixel is within its body. */
function paint(pixel: Seen, middle: Seen, target: Seen): Seen {
  const lighter = pixel.l - middle.l;
  // Dark paint shows less of the shade, and pale paint less of the light.
  const room = (1 - target.l) / (1 - middle.l);
  const depth = lighter < 0 ? 0.35 + 0.65 * target.l : Math.min(1, room);
  const l = Math.min(0.99, target.l + lighter * depth);
  const richness = middle.c > colorless ? Math.min(1.25, pixel.c / middle.c) : 1;
  const shine = 1 - fade(l, 0.85, 1) * 0.6;
  const turned = middle.c > colorless ? wrapped(pixel.h - middle.h) * 0.25 : 0;
  return { l, c: target.c * richness * shine, h: target.h + turned };
}

/** 0 at `from` and before, 1 at `to` and beyond; the two may stand either way. */
function fade(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

const apart = (one: number, other: number) => Math.abs(wrapped(one - other));

/** An angle as the shorter way around. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
