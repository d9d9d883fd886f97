import sanitizeHtml, { type IOptions } from "sanitize-html";

/** The markup that a description may hold, when it is written and when it is read. */
const allowed: IOptions = {
  allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "b", "i", "a", "br"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https"],
  allowProtocolRelative: false,
};

const nothing: IOptions = { allowedTags: [], allowedAttributes: {} };

/** A description as it may be printed: whatever isn't allowed is taken out, what is left open is closed. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, allowed);
}

/**
 * The first piece of a description that the sanitiser would take out or put right, or null: writers are
 * told what was wrong instead of finding their text changed.
 */
export function findBadMarkup(html: string): string | null {
  const clean = sanitizeDescription(html);
  let end = 0;
  let lastTag: string | null = null;
  for (const [piece] of html.matchAll(/<[^<>]*>?|[^<]+/g)) {
    const isTag = piece.startsWith("<");
    if (isTag && !piece.endsWith(">")) return piece;
    const printed = isTag ? piece.replace(/^<br\s*\/?>$/, "<br />") : printedText(piece);
    if (!clean.startsWith(printed, end)) return piece;
    end += printed.length;
    if (isTag) lastTag = piece;
  }
  return end === clean.length ? null : lastTag;
}

function printedText(text: string): string {
  return /[&>]/.test(text) ? sanitizeHtml(text, nothing) : text;
}
