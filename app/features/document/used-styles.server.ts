/**
 * Of the styles that a newcomer's page carries inside itself, what it can use (docs/decisions/0228): its markup stays as it is
 * until the app starts, which then brings the whole files.
 */
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";

const classAttributes = /\sclass="([^"]*)"/g;
/** Only those of the build's own files say which one they are (`Stylesheet`). */
const insideStyles = /(<style data-href="[^"]*"[^>]*>)([\s\S]*?)(<\/style>)/g;
const insideStart = '<style data-href="';

/** A page's markup, its inline styles cut down to the rules whose classes it has. */
export function keepUsedStyles(html: string): string {
  // Most pages carry none, and looking through all their classes costs more than all else here.
  if (!html.includes(insideStart)) return html;
  const names = [...html.matchAll(classAttributes)].flatMap(([, value = ""]) => value.split(" "));
  const used = new Set(names);
  return html.replace(
    insideStyles,
    (_all, start: string, css: string, end: string) => start + usedStyles(css, used) + end,
  );
}

/** A stylesheet without the rules that ask for a class that is not among these. */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  return writeParts(partsOf(css), classes);
}

/** A piece of a stylesheet that is always kept, a rule, or what holds others. */
type Part = string | { selectors: Selector[]; body: string } | { opening: string; parts: Part[] };

interface Selector {
  text: string;
  classes: string[];
}

function writeParts(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, used)).join("");
}

function writePart(part: Part, used: ReadonlySet<string>): string {
  if (typeof part === "string") return part;
  if ("parts" in part) {
    const inner = writeParts(part.parts, used);
    return inner && `${part.opening}{${inner}}`;
  }
  const kept = part.selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
  return kept.length > 0 ? `${kept.map(({ text }) => text).join(",")}{${part.body}}` : "";
}

const parsed = new Map<string, Part[]>();

/** The build has a handful of stylesheets: each is read once. */
function partsOf(css: string): Part[] {
  const parts = parsed.get(css) ?? postcss.parse(css).nodes.map(readPart);
  parsed.set(css, parts);
  return parts;
}

function readPart(node: ChildNode): Part {
  if (node.type === "rule") return readRule(node);
  if (node.type === "atrule") return readAtRule(node);
  return "";
}

function readRule({ selectors, nodes }: Rule): Part {
  return {
    selectors: selectors.map((text) => ({ text, classes: neededClasses(text) })),
    body: nodes.map(String).join(";"),
  };
}

/** At-rules that only hold rules; with none in them they say nothing. */
const groups = new Set(["media", "supports", "layer", "container"]);

function readAtRule(rule: AtRule): Part {
  const { name, params, nodes } = rule;
  if (!nodes) return `${rule};`;
  if (!groups.has(name)) return String(rule);
  return { opening: `@${name} ${params}`, parts: nodes.map(readPart) };
}

/** What stands in parentheses is left out: `:not(.a)` asks for no class, and `:is(.a, .b)` for either. */
function neededClasses(selector: string): string[] {
  let outside = selector;
  for (let all = ""; all !== outside; ) {
    all = outside;
    outside = all.replace(/\([^()]*\)/g, "");
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}
