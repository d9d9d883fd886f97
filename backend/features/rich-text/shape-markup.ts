import { pictureWidths } from "../../contract/catalog";
import type { LanguageCode } from "../../contract/languages";
import { pictureAddress } from "../media/address";
import { plainText } from "./plain-text";
import { pictureNameOf } from "./safe-values";
import { sectionIds } from "./section-id";

/** A picture of the shop's, as a text shows it. */
export interface TextPicture {
  /** Pixels of the original. */
  width: number;
  height: number;
  /** What it shows, for a text that doesn't say it. */
  alt: string;
  /** The language of that, where it isn't the text's. */
  lang?: LanguageCode | undefined;
}

/** Gives micromark's markup the shop's shape. What comes out is sanitised behind it. */
export function shapeMarkup(html: string, pictures: ReadonlyMap<string, TextPicture>): string {
  return shapeHeadings(shapePictures(shapeTables(shapeBlocks(html)), pictures));
}

/** Code runs from left to right in every language; a quotation may be in another one than the text. */
function shapeBlocks(html: string): string {
  return html
    .replace(/<pre><code[^>]*>/g, '<pre dir="ltr" tabindex="0"><code>')
    .replace(/(?<!<pre[^>]*>)<code>/g, '<code dir="ltr">')
    .replaceAll("<blockquote>", '<blockquote dir="auto">');
}

const cellClass: Readonly<Record<string, string>> = {
  center: ' class="center"',
  right: ' class="end"',
};

function shapeTables(html: string): string {
  return html
    .replaceAll("<table>", '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(/<(th|td)(?: align="(\w+)")?>/g, (_, tag: string, align: string | undefined) => {
      const rest = tag === "th" ? ' scope="col"' : ' dir="auto"';
      return `<${tag}${cellClass[align ?? ""] ?? ""}${rest}>`;
    });
}

/** The page's own title is the first level; none is skipped, so that who listens to headings misses none. */
function shapeHeadings(html: string): string {
  const idOf = sectionIds();
  let above = 1;
  return html.replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, typed: string, words: string) => {
    const level = Math.min(Math.max(Number(typed), 2), above + 1, 4);
    above = level;
    return `<h${level} id="${idOf(plainText(words))}">${words}</h${level}>`;
  });
}

const picture = /<img src="([^"]*)" alt="([^"]*)"(?: title="([^"]*)")? \/>/g;
const alone = /<p>(<img [^>]*>)<\/p>/g;

function shapePictures(html: string, pictures: ReadonlyMap<string, TextPicture>): string {
  return html
    .replace(alone, (_, image: string) => {
      const title = / title="([^"]*)"/.exec(image)?.[1];
      const caption = title ? `<figcaption dir="auto">${title}</figcaption>` : "";
      return `<figure>${image}${caption}</figure>`;
    })
    .replace(picture, (_, src: string, alt: string) => {
      const name = pictureNameOf(src);
      const known = name === null ? undefined : pictures.get(name);
      return name && known ? printPicture(name, known, alt) : alt;
    });
}

function printPicture(name: string, { width, height, alt, lang }: TextPicture, said: string) {
  const words = said || escapeMarkup(alt);
  const own = lang && !said ? ` lang="${lang}"` : "";
  const address = pictureAddress(name);
  const srcset = pictureWidths.map((one) => `${address}?w=${one} ${one}w`).join(", ");
  return (
    `<img src="${address}?w=900" srcset="${srcset}" sizes="(min-width: 48rem) 42rem, 100vw" ` +
    `width="${width}" height="${height}" alt="${words}"${own} loading="lazy" decoding="async" />`
  );
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text that was not typed as Markdown, so that it says in markup what it says. */
function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
