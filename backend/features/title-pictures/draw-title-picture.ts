import { createRequire } from "node:module";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { type LanguageCode, languages } from "../../contract/languages";

/** As social networks want it; the storefront says so in its heads. */
const width = 1200;
const height = 630;
const margin = 72;
const ink = "#1d2630";
const quiet = "#5b6470";
const accent = "#e9a23b";
const paper = "#f7f4ec";

/** Letters of the title, the largest first; the first size in which it fits is taken. */
const titleSizes = [76, 66, 56, 48, 40, 34];
const titleHeight = 330;
/** More letters than this don't fit in the smallest size. */
const maxLetters = 110;

export interface TitlePicture {
  title: string;
  above: string | null;
  /** Whose page it is: the shop's address. */
  host: string;
  lang: LanguageCode;
  /** A picture to stand beside the title. */
  beside: Buffer | null;
}

interface Written {
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a page's title as a picture of 1200 × 630, as JPEG, which every network takes. The letters are those of a font that
 * is brought along, so that Persian is joined and set from the right on machines that have no font at all.
 */
export async function drawTitlePicture(picture: TitlePicture): Promise<Buffer> {
  const { lang, beside, above, host } = picture;
  const isRtl = languages[lang].dir === "rtl";
  const column = width - 2 * margin - (beside ? height - margin / 2 : 0);
  const place = ({ pixels, width: own }: Written, top: number): OverlayOptions => ({
    input: pixels,
    top,
    left: isRtl ? width - margin - own : margin,
  });
  const title = await fitTitle(picture.title, column, lang);
  const layers: OverlayOptions[] = [place(title, Math.round((height - title.height) / 2))];
  if (above) layers.push(place(await write(above, { lang, column, size: 32, color: quiet }), 84));
  const foot = await write(host, { lang: "en", column, size: 28, color: quiet });
  layers.push(place(foot, height - margin - foot.height));
  if (beside) {
    const input = await sharp(beside).resize(height, height, { fit: "cover" }).png().toBuffer();
    layers.push({ input, top: 0, left: isRtl ? 0 : width - height });
  }
  return sharp(groundSvg(isRtl)).composite(layers).removeAlpha().jpeg({ quality: 84 }).toBuffer();
}

async function fitTitle(title: string, column: number, lang: LanguageCode): Promise<Written> {
  const letters = [...title];
  const short =
    letters.length > maxLetters
      ? `${letters
          .slice(0, maxLetters)
          .join("")
          .replace(/\s+\S{0,20}$/, "")}…`
      : title;
  for (const size of titleSizes) {
    const written = await write(short, { lang, column, size, color: ink, bold: true });
    if (written.height <= titleHeight && written.width <= column) return written;
  }
  const smallest = titleSizes.at(-1) ?? 0;
  const written = await write(short, { lang, column, size: smallest, color: ink, bold: true });
  return shrink(written.pixels, column);
}

/** For one word that is longer than the column. */
async function shrink(pixels: Buffer, column: number): Promise<Written> {
  const { data, info } = await sharp(pixels)
    .resize(column, titleHeight, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

interface Writing {
  lang: LanguageCode;
  column: number;
  size: number;
  color: string;
  bold?: boolean;
}

async function write(
  words: string,
  { lang, column, size, color, bold = false }: Writing,
): Promise<Written> {
  // The mark gives the line its side also where it begins with a word of the other direction.
  const mark = languages[lang].dir === "rtl" ? "\u200f" : "\u200e";
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${mark}${escapeMarkup(words)}</span>`,
      font: `Vazirmatn ${bold ? "Bold " : ""}${size}`,
      fontfile: join(fontsFolder(), `Vazirmatn-${bold ? "Bold" : "Regular"}.ttf`),
      width: column,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Words as they are, whatever they contain. */
function escapeMarkup(words: string): string {
  return words.replace(/\p{Cc}/gu, " ").replace(/[&<>]/g, (sign) => signs[sign] ?? "");
}

function fontsFolder(): string {
  const manifest = createRequire(import.meta.url).resolve("vazirmatn/package.json");
  return join(manifest, "../fonts/ttf");
}

function groundSvg(isRtl: boolean): Buffer {
  const start = (length: number) => (isRtl ? width - margin - length : margin);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light" cx="${isRtl ? width : 0}" cy="0" r="${width}" gradientUnits="userSpaceOnUse">
        <stop offset="0" stop-color="#fff"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${paper}"/>
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    <rect x="${start(88)}" y="56" width="88" height="8" rx="4" fill="${accent}"/>
    <rect y="${height - 12}" width="${width}" height="12" fill="${accent}"/>
  </svg>`);
}
