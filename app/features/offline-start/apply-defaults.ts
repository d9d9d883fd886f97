import { type HeadElement, parseHeadMarkup, styleOf } from "~/features/document/site-markup";
import { themeColors } from "~/features/document/theme-color";
import { asTheme } from "~/request/theme";
import type { StoredDefaults } from "./stored-defaults";

/** Marks what was put into the head here, so that newer defaults take its place. */
const mark = "data-defaults";
/** Style elements of a page are those that its policy names; sheets that are made here need no naming. */
let sheets: CSSStyleSheet[] = [];

/**
 * Puts the owner's fonts, meta tags and colours into a page that was kept with older ones (R-STARTUP-01, R-STARTUP-03):
 * at the head's end, where taking the page over leaves alone what it doesn't know. A browser that can't make style
 * sheets keeps the colours that the page was kept with.
 */
export function applyDefaults(defaults: Pick<StoredDefaults, "fonts" | "meta_tag" | "colors">) {
  const { fonts, meta_tag } = defaults;
  const colors = styleOf(defaults.colors);
  const elements = [
    ...parseHeadMarkup(fonts, ["link", "style"]),
    ...parseHeadMarkup(meta_tag, ["meta", "link"]),
  ];
  removeApplied();
  for (const element of elements) if (element.tag !== "style") addElement(element);
  const styles = elements.flatMap(({ text, attributes }) =>
    text ? [makeSheet(text, attributes.media)] : [],
  );
  adopt([...styles, makeSheet(colors)]);
  const theme = asTheme(document.documentElement.dataset.theme);
  for (const [media, color] of themeColors({ elements, colors }, theme)) {
    const bar = document.head.querySelector(`meta[name="theme-color"][media="${media}"]`);
    bar?.setAttribute("content", color);
  }
}

/** Takes away what was put in, for pages that bring the server's own. */
export function removeApplied(): void {
  for (const element of [...document.head.querySelectorAll(`[${mark}]`)]) element.remove();
  adopt([]);
}

/** Each once: what the page was served with stays. */
function addElement({ tag, attributes }: HeadElement): void {
  const isThere = [...document.head.querySelectorAll(tag)].some((element) =>
    Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value),
  );
  if (isThere) return;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(mark, "");
  document.head.append(element);
}

function makeSheet(text: string, media?: string): CSSStyleSheet | undefined {
  try {
    const sheet = new CSSStyleSheet(media ? { media } : {});
    sheet.replaceSync(text);
    return sheet;
  } catch {
    return undefined;
  }
}

/** While there are colours of ours those that the page was served with are out of force. */
function adopt(made: readonly (CSSStyleSheet | undefined)[]): void {
  const all = made.filter((sheet) => sheet !== undefined);
  if (!("adoptedStyleSheets" in document)) return;
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet)),
    ...all,
  ];
  sheets = all;
  const served = document.getElementById("site-colors");
  if (all.length > 0) served?.setAttribute("media", "not all");
  else served?.removeAttribute("media");
}
