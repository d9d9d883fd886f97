/**
 * `npm run fonts`: Vazirmatn, cut down to what Persian pages print, as one variable woff2 with its content's
 * hash in its name. Writes the font and its licence to public/fonts, and its address to where pages need it.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const root = new URL("..", import.meta.url).pathname;
const source = dirname(createRequire(import.meta.url).resolve("vazirmatn/package.json"));
const target = join(root, "public/fonts");

/** Persian and the Arabic letters that names bring, all three kinds of digits, and punctuation. Latin letters stay the system's. */
const letters = "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگۀی";
const marks = "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0670ـ";
const digits = "0123456789۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩";
const punctuation = " \u00a0.,:;!?()[]{}/\\-–—_+−×÷=<>%*&@#'\"|~°·•…«»“”‘’،؛؟٪٫٬٭";
const joiners = "\u200c\u200d\u200e\u200f";

const font = await subsetFont(
  await readFile(join(source, "fonts/variable/Vazirmatn[wght].ttf")),
  letters + marks + digits + punctuation + joiners,
  { targetFormat: "woff2", variationAxes: { wght: { min: 400, max: 700 } } },
);
const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
const address = `/fonts/vazirmatn.${hash}.woff2`;

await mkdir(target, { recursive: true });
for (const old of await readdir(target)) {
  if (old.startsWith("vazirmatn.")) await rm(join(target, old));
}
await writeFile(join(root, "public", address), font);
await copyFile(join(source, "OFL.txt"), join(target, "OFL.txt"));
await writeFile(
  join(root, "app/features/document/persian-font-file.ts"),
  `/** Where the Persian typeface is; written by \`npm run fonts\`. */
export const persianFont = "${address}";
`,
);
await writeFile(
  join(root, "app/styles/persian-font.css"),
  `/* The Persian typeface for browsers without JavaScript; written by \`npm run fonts\`. */
@font-face {
  font-family: "Vazirmatn";
  font-weight: 400 700;
  font-display: swap;
  src: url("${address}") format("woff2");
}
`,
);
console.error(`${address}: ${font.length} bytes`);
