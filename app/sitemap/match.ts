/**
 * Which page an address is, by the same precedence as Remix's router (a test compares them). It stands in the
 * server's front and in the service worker, so it is small and knows no framework.
 */
import { pagePathOf } from "../client/remix/data-request";
import type { Page } from "./page";
import { type PageName, pages } from "./pages";

export interface Match {
  /** A page's key in the sitemap; the laboratory's are its own. */
  name: PageName | `lab-${string}`;
  page: Page;
  /** The parts that vary, decoded. */
  params: Readonly<Record<string, string>>;
  /** What stands where addresses have their language, unchecked: it need not be one. */
  lang: string | undefined;
}

interface Pattern {
  name: Match["name"];
  page: Page;
  segments: readonly string[];
  /** All of them but a last `*`, in small letters. */
  named: readonly string[];
  isSplat: boolean;
  /** How many of them an address must have. */
  min: number;
}

/** Where two tie, the first wins: as in the table of routes, all that is bare comes before the languages. */
const patterns: readonly Pattern[] = [
  ...patternsOf((page) => page.at !== undefined, ""),
  ...patternsOf((page) => page.at !== "bare", ":lang"),
];

function patternsOf(answers: (page: Page) => boolean, prefix: string): Pattern[] {
  return Object.entries(pages)
    .filter(([, page]) => answers(page))
    .map(([name, page]) => {
      const segments = [...prefix.split("/"), ...page.path.split("/")].filter(Boolean);
      const isSplat = segments[segments.length - 1] === "*";
      const named = (isSplat ? segments.slice(0, -1) : segments).map((one) => one.toLowerCase());
      const min = named.filter((segment) => !segment.endsWith("?")).length;
      return { name: name as Match["name"], page, segments, named, isSplat, min };
    });
}

/** The page at a path, which may be that of its data; what no page is at is `not-found`'s. */
export function match(pathname: string): Match {
  const parts = partsOf(pathname);
  const comparable = parts.map(comparablePart);
  let best: Pattern | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const pattern of patterns) {
    const score = scoreOf(pattern, comparable);
    if (score <= bestScore) continue;
    best = pattern;
    bestScore = score;
  }
  const { name, page, segments } = best as Pattern;
  const params = Object.fromEntries(
    segments.flatMap((segment, index) => {
      const part = parts[index];
      return segment.startsWith(":") && part ? [[nameOf(segment), part]] : [];
    }),
  );
  return { name, page, params, lang: params.lang ?? parts[0] };
}

/** The name of a path's route: a page's own, and whether it answers under a language there. */
export function routeNameAt(pathname: string): string {
  const { name, params } = match(pathname);
  return `${params.lang === undefined ? "bare" : "lang"}:${name}`;
}

/** The page of a request's address, with or without its origin. */
export function matchUrl(url: string): Match {
  return match(url.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1)[0] ?? "/");
}

/** Whether an address is one of the back-office's pages. */
export function isStaffUrl(url: string): boolean {
  return /^staff(?:\/|$)/.test(matchUrl(url).page.path);
}

function partsOf(pathname: string): string[] {
  const parts = pagePathOf(pathname).replace(/\/+$/, "").split("/").slice(1);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
}

/** Whatever the case, of Latin letters alone: what others become in small letters, such as K, is another. */
function comparablePart(part: string): string {
  return /[^ -~]/.test(part) ? part : part.toLowerCase();
}

/** How well a pattern fits, by the router's own weights; less than any number where it does not. */
function scoreOf({ page, named, isSplat, min }: Pattern, parts: readonly string[]): number {
  const isLong = parts.length > named.length && !isSplat;
  if (isLong || parts.length < min) return Number.NEGATIVE_INFINITY;
  let score = isSplat ? -1 : 0;
  if (page.index) score += 2;
  if (page.wins) score += 1000;
  const last = Math.min(named.length, parts.length);
  for (let index = 0; index < last; index++) {
    const segment = named[index] ?? "";
    const part = parts[index];
    const isParameter = segment.startsWith(":");
    if (isParameter ? !part : part !== segment) return Number.NEGATIVE_INFINITY;
    score += isParameter ? 4 : 11;
  }
  return score;
}

function nameOf(segment: string): string {
  return segment.replace(/^:|\?$/g, "");
}

/** Whether an address is of somebody's account. */
export function isAccountUrl(url: string): boolean {
  return /^user(\/|$)/.test(matchUrl(url).page.path);
}
