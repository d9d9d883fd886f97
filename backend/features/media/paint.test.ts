import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { attributes } from "../../db/seed/demo/attributes";
import { demoDepartments } from "../../db/seed/demo/departments";
import { lookOf } from "../../db/seed/demo/looks";
import { readObject } from "./objects";
import { seenOf, seenOfHex } from "./oklab";
import { paintObject } from "./paint";

/** The colour of most of an object's pixels that have one at all, or are nearest to the asked one. */
async function shareLike(art: Buffer, color: string): Promise<number> {
  const { data } = await sharp(art).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = seenOfHex(color);
  let [all, like] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    const { l, c, h } = seenOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    all += 1;
    const apart = Math.hypot(
      c * Math.cos(h) - wanted.c * Math.cos(wanted.h),
      c * Math.sin(h) - wanted.c * Math.sin(wanted.h),
    );
    if (apart < 0.09 && Math.abs(l - wanted.l) < 0.25) like += 1;
  }
  return like / all;
}

const swatches = new Map(attributes.color.options.map(({ code, swatch }) => [code, swatch]));

describe("paint", () => {
  it("what is called blue is blue: every product's colours look as their swatches", async () => {
    const wrong: string[] = [];
    for (const product of demoDepartments.flatMap(({ products }) => products)) {
      const byColor = new Map(product.variants.map((one) => [one.options.color, one] as const));
      for (const [code, variant] of byColor) {
        const look = lookOf(product, variant);
        const swatch = swatches.get(code ?? "");
        if (!look?.color || !swatch) continue;
        const art = await sharp(await readObject(look.emoji))
          .resize(48)
          .png()
          .toBuffer();
        const painted = await paintObject(art, look.emoji, look.color);
        if ((await shareLike(painted, swatch)) < 0.15) wrong.push(`${product.key} ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 30_000);

  it("leaves what isn't the body: a red purse keeps its golden clasp in every colour", async () => {
    const purse = await readObject("1f45b");
    const gold = await shareLike(purse, "#f5b62f");
    expect(gold).toBeGreaterThan(0.03);
    for (const color of ["#3f8f4f", "#7d55c7"]) {
      const left = await shareLike(await paintObject(purse, "1f45b", color), "#f5b62f");
      expect(left).toBeGreaterThan(gold * 0.7);
    }
  });

  it("keeps the object's outline as it is", async () => {
    const purse = await readObject("1f45b");
    const outline = (art: Buffer) =>
      sharp(art).ensureAlpha().extractChannel("alpha").raw().toBuffer();
    const painted = await paintObject(purse, "1f45b", "#3f8f4f");
    expect((await outline(painted)).equals(await outline(purse))).toBe(true);
  });
});
