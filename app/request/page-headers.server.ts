import { matchUrl } from "~/sitemap/match";
import { speculationPath } from "~/sitemap/paths";
import type { RequestContext } from "./context.server";
import { cookieNames } from "./cookie-names";
import { readCookies } from "./cookies.server";
import { contentSecurityPolicy, type InlineContents } from "./csp.server";
import { keepHeader, writeKeeping } from "./keeping";
import { isRedirect } from "./request-cookies.server";
import { transportSecurity } from "./transport-security";

/** The headers that matter on every page, set where both the shop's own server and Remix's send them. */
export function setPageHeaders(headers: Headers, own: InlineContents, ctx: RequestContext): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(own, formOrigins(ctx)));
  setSafetyHeaders(headers);
  // A browser begins a process for it, before the first picture; who was never here has nothing that a window could tell.
  if (!ctx.isFirstVisit) headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (ctx.settings.secure) headers.set("Strict-Transport-Security", transportSecurity);
}

/** Only pages of one's own, such as the checkout, have forms that end at a gateway. */
function formOrigins({ cacheControl, settings }: RequestContext): readonly string[] {
  return cacheControl === "no-store" ? settings.payingOrigins : [];
}

/** For pages and their data alike. */
export function setSafetyHeaders(headers: Headers): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.set("Vary", "Cookie, Save-Data, Accept-Encoding");
}

/** Pages for everyone are marked, for those who keep pages; those of an account are stored nowhere. */
export function setAudience(headers: Headers, ctx: RequestContext, status: number): void {
  if (ctx.cacheControl === "no-store") headers.set("Cache-Control", "no-store");
  if (ctx.cacheControl === "public" && status === 200) {
    headers.set(keepHeader, writeKeeping(ctx.keeping));
  }
}

/**
 * Whether other pages may be fetched ahead of a click on this one (decision 208): it is the same for everyone. Who saves
 * data fetches none.
 */
export function mayFetchAhead({ cacheControl, lite }: RequestContext, status: number): boolean {
  return cacheControl === "public" && status === 200 && !lite;
}

/** Which they are, by a file that is kept; somebody's first page here has them inside (decision 228). */
export function setSpeculation(headers: Headers, ctx: RequestContext, status: number): void {
  if (ctx.isFirstVisit || !mayFetchAhead(ctx, status)) return;
  headers.set("Speculation-Rules", JSON.stringify(speculationPath(ctx.lang)));
}

/**
 * For whom a page was made: the service worker keeps it by that, as it can't see the cookies, and of a personal one
 * the form for everyone (decisions 25).
 */
export function setReader(
  headers: Headers,
  { lang, lite, theme, isPersonal }: RequestContext,
): void {
  headers.set("Content-Language", lang);
  if (lite) headers.set("X-Lite", "1");
  if (theme) headers.set("X-Theme", theme);
  if (isPersonal) headers.set("X-Personal", "1");
}

/**
 * Whose page it is, where the service worker may lay it on their private shelf (decision 160). Not with a message on
 * it, which is for once.
 */
export function setShelf(
  headers: Headers,
  { user }: Pick<RequestContext, "user">,
  request: Request,
  status: number,
): void {
  const mayLie = status === 200 && matchUrl(request.url).page.shelf === true;
  const hasMessage = readCookies(request)[cookieNames.flash] !== undefined;
  if (mayLie && user.login && !hasMessage) headers.set("X-Shelf", user.info.id);
}

/** A screen that only says that it will be there counts for nobody as that screen. */
export function setPlaceholder(headers: Headers, { isPlaceholder }: RequestContext): void {
  if (isPlaceholder) headers.set("X-Placeholder", "1");
}

/** What can't be shown just now may be asked for again; a thrown answer's own headers don't reach the page. */
export function setRetryAfter(headers: Headers, status: number): void {
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "30");
}

/** Data that tells of a redirect comes with its reader's cookies, whoever may keep the redirect itself. */
export function setRedirectAudience(headers: Headers, status: number): void {
  const isPublic = headers.get("Cache-Control")?.includes("public");
  if (isRedirect(status) && isPublic) headers.set("Cache-Control", "private, no-cache");
}
