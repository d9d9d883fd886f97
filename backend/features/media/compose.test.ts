import sharp from "sharp";
import { expect, it } from "vitest";
import type { PictureSource } from "../../db/tables/media";
import { composePicture } from "./compose";

type Composed = Extract<PictureSource, { kind: "composed" }>;

const teapot = (color?: string) => ({ emoji: "1fad6", hue: 0, ...(color && { color }) });
const red = teapot("#c8313e");
const green = teapot("#3f8f4f");

/** The middle colour of a part of a picture of 120 pixels. */
async function colorOf(source: Omit<Composed, "kind" | "ground">, left: number, top: number) {
  const picture = await composePicture({ kind: "composed", ground: 0, ...source }, 120);
  const png = await picture.png().toBuffer();
  const [r = 0, g = 0] = await sharp(png)
    .extract({ left, top, width: 12, height: 12 })
    .resize(1, 1)
    .raw()
    .toBuffer();
  return r > g + 40 ? "red" : g > r + 20 ? "green" : "other";
}

it("shows an object in the colour that it is painted in", async () => {
  expect(await colorOf({ view: "alone", objects: [red] }, 54, 66)).toBe("red");
  expect(await colorOf({ view: "alone", objects: [green] }, 54, 66)).toBe("green");
});

it("shows two colours side by side, the first one at the left", async () => {
  const both = { view: "range" as const, objects: [red, green] };
  expect(await colorOf(both, 30, 66)).toBe("red");
  expect(await colorOf(both, 80, 66)).toBe("green");
});

it.each(["alone", "scene", "close", "range"] as const)(
  "draws %s as a whole square",
  async (view) => {
    const objects = [red, green, teapot(), teapot("#3b78d8")];
    const picture = await composePicture({ kind: "composed", ground: 3, view, objects }, 120);
    const { info } = await picture.png().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 120, height: 120, channels: 3 });
  },
);
