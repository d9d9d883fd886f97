import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from "sanitize-html";
import { knownLanguages } from "../../contract/languages";
import { isSafeHref, isSectionId, isShopPicture, relOf } from "./safe-values";

type Check = (value: string) => boolean;

const isCount: Check = (value) => /^\d{1,5}$/.test(value);
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value);
const anyText: Check = () => true;

const heading = { id: isSectionId };
const cell = { class: oneOf("center", "end") };

/** The one allow-list of rich text: elements, their attributes, and what these may say. */
const allowed: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  p: {},
  h2: heading,
  h3: heading,
  h4: heading,
  ul: {},
  ol: { start: isCount },
  li: {},
  strong: {},
  em: {},
  br: {},
  hr: {},
  code: { dir: oneOf("ltr") },
  pre: { dir: oneOf("ltr"), tabindex: oneOf("0") },
  blockquote: { dir: oneOf("auto") },
  a: { href: isSafeHref, rel: anyText },
  div: { class: oneOf("table-scroll"), tabindex: oneOf("0") },
  table: {},
  thead: {},
  tbody: {},
  tr: {},
  th: { ...cell, scope: oneOf("col") },
  td: { ...cell, dir: oneOf("auto") },
  figure: {},
  figcaption: { dir: oneOf("auto") },
  img: {
    src: isShopPicture,
    srcset: (value) => value.split(", ").every((one) => isShopPicture(one.replace(/ \d+w$/, ""))),
    sizes: oneOf("(min-width: 48rem) 42rem, 100vw"),
    width: isCount,
    height: isCount,
    alt: anyText,
    lang: oneOf(...knownLanguages),
    loading: oneOf("lazy"),
    decoding: oneOf("async"),
  },
};

const tags = Object.keys(allowed);

const keepAllowed: Transformer = (tagName, attribs) => {
  const checks = allowed[tagName] ?? {};
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (Object.hasOwn(checks, name) && checks[name]?.(value)) kept[name] = value;
  }
  if (tagName === "a") {
    delete kept.rel;
    const rel = kept.href === undefined ? null : relOf(kept.href);
    if (rel) kept.rel = rel;
  }
  return { tagName, attribs: kept };
};

const options: IOptions = {
  allowedTags: tags,
  allowedAttributes: Object.fromEntries(
    Object.entries(allowed).map(([tag, checks]) => [tag, Object.keys(checks)]),
  ),
  // What a link may say is `isSafeHref`'s matter, which knows more than its scheme.
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { "*": keepAllowed },
  // A picture that isn't the shop's leaves no empty frame behind.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
  nestingLimit: 40,
};

/**
 * Rich text as it may be printed. It is asked twice, when a text is written and when it is read, so that a row that came
 * by another way is harmless too; what has gone through comes through unchanged.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, options);
}
