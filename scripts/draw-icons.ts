/** `npm run icons`: the app's icons in the sizes that systems ask for, from public/icons/icon.svg. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("../public/icons/", import.meta.url).pathname;
const drawing = await readFile(`${folder}icon.svg`);

for (const size of [180, 192, 512]) {
  await sharp(drawing).resize(size).png({ palette: true }).toFile(`${folder}icon-${size}.png`);
}

/** Systems cut a maskable icon to a circle of 80 %: the star stands smaller, on the same ground. */
const star = await sharp(drawing).resize(410).toBuffer();
await sharp({ create: { width: 512, height: 512, channels: 3, background: "#0b6e6e" } })
  .composite([{ input: star }])
  .png({ palette: true })
  .toFile(`${folder}icon-maskable-512.png`);
