import sharp from "sharp";
import { grounds } from "./grounds";

/** Which of the soft backgrounds is nearest to a picture's colours: its placeholder, 0 to 11. */
export async function tintOf(picture: Uint8Array): Promise<number> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  // A photo is darker than any background: only the hue is compared.
  const own = hueOf([red, green, blue]);
  const far = grounds.map((ground) => {
    const value = Number.parseInt(ground.slice(1), 16);
    const hue = hueOf([value >> 16, (value >> 8) & 0xff, value & 0xff]);
    return own.reduce((sum, part, index) => sum + (part - (hue[index] ?? 0)) ** 2, 0);
  });
  return far.indexOf(Math.min(...far));
}

type Channels = readonly [red: number, green: number, blue: number];

/** Each channel's part of the whole. */
function hueOf([red, green, blue]: Channels): Channels {
  const sum = red + green + blue || 1;
  return [red / sum, green / sum, blue / sum];
}
