/** `npm run icons`: the app's icons in the sizes that systems ask for, from public/icons/icon.svg. */
import { readFile, writeFile } from "node:fs/promises";
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

/** For those who ask without reading the page: an .ico file is a list, here of one PNG. */
const png = await sharp(drawing).resize(48).png({ palette: true }).toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(48, 6);
header.writeUInt8(48, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(`${folder}../favicon.ico`, Buffer.concat([header, png]));
