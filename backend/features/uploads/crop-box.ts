import type { CropAsk } from "../../contract/upload";
import type { PictureBox as Box } from "../../ports/picture-encoder";

type Size = Pick<Box, "width" | "height">;

type Ratio = [width: number, height: number];

/** The largest part of exactly this ratio, in the middle; null where the picture is too small for any. */
export function largestBox(picture: Size, [w, h]: Ratio): Box | null {
  const times = Math.floor(Math.min(picture.width / w, picture.height / h));
  if (times < 1) return null;
  const [width, height] = [times * w, times * h];
  return {
    x: Math.floor((picture.width - width) / 2),
    y: Math.floor((picture.height - height) / 2),
    width,
    height,
  };
}

/**
 * The part that is asked for, in exactly its ratio: a box that was measured on a screen is a pixel off, and
 * is moved in. Null for one that lies outside.
 */
export function boxOf(ask: Omit<CropAsk, "ratio">, [w, h]: Ratio, picture: Size): Box | null {
  const wanted = Math.max(1, Math.round(ask.width / w));
  const possible = Math.floor(Math.min(picture.width / w, picture.height / h));
  const times = Math.min(wanted, possible);
  if (times < 1 || wanted > possible + 1) return null;
  const [width, height] = [times * w, times * h];
  if (ask.x >= picture.width || ask.y >= picture.height) return null;
  const x = Math.min(ask.x, picture.width - width);
  const y = Math.min(ask.y, picture.height - height);
  if (ask.x - x > w + 1 || ask.y - y > h + 1) return null;
  return { x, y, width, height };
}
