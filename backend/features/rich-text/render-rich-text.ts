import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { maxRichText } from "../../contract/rich-text";
import { ApiError } from "../../http/errors";
import { boundWork } from "./bound-work";
import { plainText } from "./plain-text";
import { sanitizeRichText } from "./sanitize-rich-text";
import { shapeMarkup, type TextPicture } from "./shape-markup";

export interface RichText {
  /** As it is printed. */
  html: string;
  words: number;
}

const syntax = gfmTable();
const markup = gfmTableHtml();

/**
 * Makes of a writer's Markdown what is printed: CommonMark with tables, where HTML is shown as it was typed. Headings begin
 * at the second level and have ids, tables stand in a box that scrolls, pictures are the shop's own (`pictures`, by name)
 * with their size, and what they show where the text doesn't say it, and links say what they have to. Throws `error.bad_request` for more than `maxRichText` characters.
 */
export function renderRichText(
  source: string,
  pictures: ReadonlyMap<string, TextPicture> = new Map(),
): RichText {
  if (source.length > maxRichText) {
    throw new ApiError("error.bad_request", { errors: { source: ["content.text_too_long"] } });
  }
  const raw = micromark(boundWork(source), {
    extensions: [syntax, { disable: { null: ["codeIndented", "htmlFlow", "htmlText"] } }],
    htmlExtensions: [markup],
  });
  const html = sanitizeRichText(shapeMarkup(raw, pictures));
  return { html, words: plainText(html).split(/\s+/).filter(Boolean).length };
}
