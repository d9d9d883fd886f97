import { describe, expect, it } from "vitest";
import { attacks } from "./attacks.fixture";
import { renderRichText } from "./render-rich-text";
import { sanitizeRichText } from "./sanitize-rich-text";

/** An own reading of what may stand there, so that a hole in the allow-list's reader is seen. */
const harmlessTag =
  /^<\/?(?:p|h[234]|ul|ol|li|strong|em|br|hr|code|pre|blockquote|a|div|table|thead|tbody|tr|th|td|figure|figcaption|img)((?: [a-z]+="[^"<>]*")*)(?: \/)?>$/;
const harmlessAttribute: Readonly<Record<string, RegExp>> = {
  id: /^s-[\p{L}\p{M}\p{N}-]+$/u,
  start: /^\d+$/,
  dir: /^(?:ltr|auto)$/,
  tabindex: /^0$/,
  class: /^(?:center|end|table-scroll)$/,
  scope: /^col$/,
  rel: /^noopener noreferrer$/,
  href: /^(?:https?:\/\/[^/@]+(?:\/|$)|\/(?![/\\])|\/$|#s-|mailto:|tel:)/,
  src: /^\/api\/media\/[0-9a-f]{20}(?:\?w=\d+)?$/,
  srcset: /^\/api\/media\//,
  sizes: /^[^;]*$/,
  width: /^\d+$/,
  height: /^\d+$/,
  alt: /^/,
  lang: /^(?:en|fa|de)$/,
  loading: /^lazy$/,
  decoding: /^async$/,
};

/** What of the markup could do something. */
function harmfulIn(html: string): string[] {
  const harmful: string[] = [];
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    const attributes = harmlessTag.exec(tag)?.[1];
    if (attributes === undefined) {
      harmful.push(tag);
      continue;
    }
    for (const [, name = "", value = ""] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!harmlessAttribute[name]?.test(value)) harmful.push(`${name}=${value}`);
    }
  }
  return harmful;
}

it("knows at least a hundred and fifty attacks, each once", () => {
  expect(new Set(attacks).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThanOrEqual(150);
});

describe.each(attacks)("of %j", (attack) => {
  it("R-ROUTE-28[sanitised] nothing is left that could do something, written or read", () => {
    const written = renderRichText(attack).html;
    expect(harmfulIn(written)).toEqual([]);
    expect(harmfulIn(sanitizeRichText(attack))).toEqual([]);
    expect(sanitizeRichText(written)).toBe(written);
    expect(sanitizeRichText(sanitizeRichText(attack))).toBe(sanitizeRichText(attack));
  });
});
