/**
 * Where the pages are, as links say it: what is under a language always names it (decisions 2). No other file
 * writes a path of the storefront. What has its path without the language, for the canonical address, ends in
 * `Page`.
 */
import type { PreviewedKind } from "#backend/contract/content-preview";
import type { LanguageCode } from "#backend/contract/languages";
import { withQuery } from "./with-query";

/** A path under a language; `/` is its home page. */
export function langPath(lang: LanguageCode, path: string): string {
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

export function homePath(lang: LanguageCode): string {
  return langPath(lang, "/");
}

/** The login, in the page's language or in the reader's. */
export function loginPath(lang?: LanguageCode): string {
  return lang ? langPath(lang, "/login") : "/login";
}

export function cartsPath(lang: LanguageCode): string {
  return langPath(lang, "/carts");
}

/** The checkout's first open question, or one of them. */
export function checkoutPath(lang: LanguageCode, step?: string): string {
  return langPath(lang, step ? `/checkout/${step}` : "/checkout");
}

/** What became of a payment (R-ROUTE-10). */
export function paymentPage(status: string, refId: string): string {
  return `/home/payment/${status}/${refId}`;
}

export function paymentPath(lang: LanguageCode, status: string, refId: string): string {
  return langPath(lang, paymentPage(status, refId));
}

export interface Place {
  /** A department's slug or a reserved listing word. */
  gen?: string;
  category?: string;
}

/** A listing's path without the language; no `all` where leaving it out says the same. */
export function listingPage({ gen, category }: Place = {}): string {
  const parts = category ? [gen ?? "all", category] : gen && gen !== "all" ? [gen] : [];
  return ["/home/products", ...parts.map(encodeURIComponent)].join("/");
}

export function listingPath(lang: LanguageCode, place?: Place): string {
  return langPath(lang, listingPage(place));
}

/** Where a listing's next pages come from when they are appended (`routes/resources/cards.ts`). */
export function cardsPath(listing: string): string {
  return listing.replace("/home/products", "/home/cards");
}

/** A product's path without the language; the slug decorates it (decisions 4, R-ROUTE-35). */
export function productPage({ id, slug }: { id: number; slug: string }): string {
  return `/home/products/show/${id}/${encodeURIComponent(slug)}`;
}

export function productPath(lang: LanguageCode, product: { id: number; slug: string }): string {
  return langPath(lang, productPage(product));
}

/** Products side by side; `q` looks for another one to add. */
export const comparePage = "/home/compare";

export function comparePath(lang: LanguageCode, ids: readonly number[]): string {
  const query = new URLSearchParams(ids.map((id) => ["product", String(id)]));
  return langPath(lang, withQuery(comparePage, query));
}

/** What somebody shares by a link. */
export function sharedPath(lang: LanguageCode, token: string): string {
  return langPath(lang, `/home/shared/${token}`);
}

export const lawPage = "/home/law";
/** A legal text, the terms unless another is named; in the wording that holds, that is named, or that held at a moment. */
export function lawTextPage(kind: string, which: { version?: string; at?: string } = {}): string {
  const query = new URLSearchParams(kind === "terms" ? {} : { kind });
  if (which.version !== undefined) query.set("version", which.version);
  if (which.at !== undefined) query.set("at", which.at);
  return withQuery(lawPage, query);
}

export const faqsPage = "/home/faqs";
/** One question among all: it is asked to be open, since browsers don't open what an address points to. */
export function faqPage(slug: string): string {
  const name = encodeURIComponent(slug);
  return `${faqsPage}?open=${name}#${name}`;
}
/** What the shop keeps on a device, and the choice about it. */
export const devicePage = "/home/device";
export const blogsPage = "/blogs";

/** What the journal's list is narrowed to: a department's slug, a tag. */
export interface BlogPlace {
  topic?: string;
  tag?: string;
}

/** A list of posts, without the language; `all` stands for the topic where a tag alone narrows. */
export function blogListPage({ topic, tag }: BlogPlace = {}): string {
  const parts = tag ? [topic ?? "all", tag] : topic ? [topic] : [];
  return [blogsPage, ...parts.map(encodeURIComponent)].join("/");
}

export function blogListPath(lang: LanguageCode, place?: BlogPlace): string {
  return langPath(lang, blogListPage(place));
}

/** A post's path without the language; the slug decorates it (decisions 4, R-ROUTE-28). */
export function postPage({ id, slug }: { id: number; slug: string }): string {
  return `/home/singleBlog/${id}/${encodeURIComponent(slug)}`;
}

export function postPath(lang: LanguageCode, post: { id: number; slug: string }): string {
  return langPath(lang, postPage(post));
}

/** A draft, for who was given its link. */
export function postPreviewPath(lang: LanguageCode, token: string): string {
  return langPath(lang, `/home/blogPreview/${token}`);
}

/** A question, a page of text or a wording of the law as it was saved last, for who was given its link. */
export function previewPath(lang: LanguageCode, kind: PreviewedKind, token: string): string {
  return langPath(lang, `/home/preview/${kind}/${token}`);
}

/** The Atom feed of the journal, or of one of its topics. */
export function feedPath(lang: LanguageCode, topic?: string): string {
  return langPath(lang, topic ? `/home/feed/${encodeURIComponent(topic)}` : "/home/feed");
}

/** A page of text, by its slug (R-ROUTE-35). */
export function textPage(slug: string): string {
  return `/home/pages/${encodeURIComponent(slug)}`;
}

export function suggestPath(lang: LanguageCode): string {
  return langPath(lang, "/suggest");
}

/** What a phone may share, in the order in which it is believed. */
export const sharedFields = ["url", "text", "title"] as const;

/** Where an installed shop takes what is shared with it. */
export function sharePath(lang: LanguageCode): string {
  return langPath(lang, "/share");
}

/** Where a browser sends what was done in it without a connection. */
export function syncPath(lang: LanguageCode): string {
  return langPath(lang, "/sync");
}

/** What installs the shop, in a language. */
export function manifestPath(lang: LanguageCode): string {
  return `/manifest/${lang}.webmanifest`;
}

/** What a browser may fetch ahead, in a language. */
export function speculationPath(lang: LanguageCode): string {
  return `/speculation/${lang}.json`;
}

/** What stands in for a page without a network. */
export function offlinePath(lang: LanguageCode): string {
  return `/offline/${lang}`;
}

/** A file of texts (decisions 24), by its name `{lang}.{area}.{hash}`. */
export function textsPath(file: string): string {
  return `/texts/${file}`;
}

/** Who reads, for pages that did not come from the server. */
export const whoPath = "/who";

/** What the switches of every page post to. */
export const litePath = "/lite";
export const themePath = "/theme";
export const languagePath = "/language";
export const logoutPath = "/logout";

/** Where a hydrated form sends a picture at once. */
export const uploadPath = "/upload";
/** Cuts a part out of a picture that was sent. */
export const cropPath = "/upload/crop";
