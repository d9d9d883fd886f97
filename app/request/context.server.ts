/**
 * What every loader and action of one request shares: the language, the client of the API, the site's
 * defaults, the texts and the user. Made once per request; state never leaves it.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { bootstrapLanguage, isLanguage, type LanguageCode } from "#backend/contract/languages";
import type { SiteDefault } from "#backend/contract/site";
import type { StaffLogin } from "#backend/contract/staff";
import type { UserState } from "#backend/contract/user";
import { cacheForAll, cacheLastGood } from "~/api/cached-calls.server";
import {
  type ApiClient,
  anonymousSession,
  createApiClient,
  type SessionEnd,
} from "~/api/client/api-client.server";
import {
  type ShopLoadContext,
  type StorefrontSettings,
  settingsOf,
} from "~/api/client/load-context";
import { getSiteDefault, getTranslations } from "~/api/site.server";
import { findStaffLogin } from "~/api/staff.server";
import { getUser } from "~/api/user.server";
import { type Display, displayOf } from "~/i18n/display";
import { type Translator, translatorFor } from "~/i18n/translator.server";
import { variesByFirstVisit } from "~/sitemap/first-visit";
import { isAccountUrl, isStaffUrl, matchUrl } from "~/sitemap/match";
import { apiSessionOf, type PageSession, staffSessionOf } from "./api-session.server";
import { shopperCookies } from "./cookie-names";
import {
  isLite,
  isPrefetch,
  langCookie,
  readCookies,
  readLangCookie,
  readTheme,
} from "./cookies.server";
import type { Keeping } from "./keeping";
import {
  finishLogouts,
  type PendingLogout,
  pendingLogoutsCookie,
  readPendingLogouts,
} from "./pending-logouts.server";
import { sessionMarker } from "./session-marker.server";
import type { ChosenTheme } from "./theme";

export interface RequestContext {
  lang: LanguageCode;
  /** The language that the address itself names, if it names one. */
  urlLang: LanguageCode | undefined;
  lite: boolean;
  /** The look that was chosen for this browser; undefined where the device's own holds. */
  theme: ChosenTheme | undefined;
  /**
   * A page that strangers land on, for who was not here since yesterday: carries no language cookie, and nothing of their
   * own. It is made lean (docs/decisions/0218, 0228).
   */
  isFirstVisit: boolean;
  /** Carries a session, a cart, a wish list or a message: the page holds what is this reader's alone. */
  isPersonal: boolean;
  settings: StorefrontSettings;
  api: ApiClient;
  /**
   * A visitor's client, for answers that are kept for all: it carries nobody's token, and goes on when the
   * request that happened to ask first is given up.
   */
  anonymousClient: ApiClient;
  /** Null when the backend gave none: bootstrap constants stand in (R-STARTUP-05). */
  site: SiteDefault | null;
  translator: Translator;
  t: Translator["i18n"]["t"];
  user: UserState;
  /** The calendar and digits of the user, on the pages of their account; everywhere else the language's own hold. */
  display: Display | undefined;
  /**
   * Whose login of the staff's it is, on pages of the back-office: there `api` and `session` are that login's, and the
   * shopper of the same browser is nobody. Null everywhere else.
   */
  staff: StaffLogin | null;
  /** The page stands in the back-office's frame: its sign-in, or whatever a staff's login asks for there. */
  isStaffShell: boolean;
  /** Why the staff's login has just ended, where it has. */
  staffEnd: SessionEnd | undefined;
  /** Stands for the session in local storage; null without one (decisions 6). */
  marker(): string | null;
  /** Begins or ends the browser's session: the answer sets the cookies. */
  session: Pick<
    PageSession,
    "token" | "renewed" | "ended" | "whyEnded" | "guestChanged" | "propose" | "recall" | "writes"
  >;
  /** Logouts that the backend could not be told of until now. */
  pendingLogouts: readonly PendingLogout[];
  /** `Set-Cookie` values that the answer must carry, redirects too. */
  cookies: string[];
  /**
   * Who may keep the answer: `public` has the same bytes for everyone (decisions 21), `private` is this shopper's,
   * `no-store` an account's. Nothing is public until a page says so.
   */
  cacheControl: "public" | "private" | "no-store";
  /** For how long a public one may be kept; nothing is told until a page says so. */
  keeping: Keeping;
  /** What the address promises is not built yet: the answer says so, and no test takes it for the screen. */
  isPlaceholder: boolean;
}

/** What texts, dates and figures are said by. */
export type PageWords = Pick<RequestContext, "lang" | "t"> &
  Partial<Pick<RequestContext, "display">>;

interface LoadArguments {
  request: Request;
  context: ShopLoadContext;
}

const contexts = new WeakMap<ShopLoadContext, Promise<RequestContext>>();

/** The request's context; loaders that run side by side get the same one. */
export function getContext({ request, context }: LoadArguments): Promise<RequestContext> {
  const known = contexts.get(context);
  if (known) return known;
  const pending = open(request, context);
  contexts.set(context, pending);
  return pending;
}

/** The context of a request that has opened it; undefined where it has not, or could not. */
export async function openedContext(context: ShopLoadContext): Promise<RequestContext | undefined> {
  return contexts.get(context)?.catch(() => undefined);
}

async function open(request: Request, context: ShopLoadContext): Promise<RequestContext> {
  const settings = settingsOf(context);
  const cookies: string[] = [];
  const urlLang = languageOfUrl(request.url);
  const stored = urlLang ?? readLangCookie(request);
  const staffSession = isStaffUrl(request.url)
    ? staffSessionOf(request, cookies, settings.secure)
    : undefined;

  const provisional = stored ?? bootstrapLanguage;
  const site = await cacheLastGood(`site-default.${settings.package}.${provisional}`, () =>
    getSiteDefault(
      createApiClient(context, provisional, anonymousSession),
      settings.package,
      provisional,
    ),
  ).catch(() => null);

  const staff = staffSession?.token()
    ? await findStaffLogin(createApiClient(context, provisional, staffSession, request.signal))
    : null;
  const isOpen = matchUrl(request.url).page.access === "public";
  const shell = staffSession && (staff || isOpen) ? staffSession : undefined;
  const session = shell ?? apiSessionOf(request, cookies, settings.secure);

  const pending = isPrefetch(request) ? [] : readPendingLogouts(request, settings.secure);
  const finishing = finishLogouts(context, provisional, pending);

  const firstClient = createApiClient(context, provisional, session, request.signal);
  const user: UserState =
    !shell && session.token() ? await getUser(firstClient).catch(() => visitor) : visitor;
  const known = user.login ? user.info.lang : staff?.lang;
  const own = isLanguage(known) ? known : undefined;
  const byDefault = isLanguage(site?.lang) ? site.lang : bootstrapLanguage;
  const lang = stored ?? own ?? byDefault;

  const isPersonal = hasPersonalCookie(request, settings.secure);
  const api =
    lang === provisional ? firstClient : createApiClient(context, lang, session, request.signal);
  const anonymousClient = createApiClient(context, lang, anonymousSession);
  const entries = await entriesFor(lang, site, anonymousClient, settings.package);
  const translator = translatorFor(lang, entries, new URL(settings.publicUrl).hostname);
  const pendingLogouts = await finishing;
  if (pendingLogouts.length < pending.length) {
    cookies.push(pendingLogoutsCookie(pendingLogouts, settings.secure));
  }
  if (!isPrefetch(request)) cookies.push(langCookie(lang, settings.secure));
  return {
    lang,
    urlLang,
    lite: isLite(request),
    theme: readTheme(request),
    isFirstVisit:
      !isPersonal &&
      readLangCookie(request) === undefined &&
      variesByFirstVisit(new URL(request.url).pathname),
    isPersonal,
    settings,
    api,
    anonymousClient,
    site,
    translator,
    t: translator.i18n.t,
    user,
    display: isAccountUrl(request.url) && user.login ? displayOf(user.info) : undefined,
    staff,
    isStaffShell: shell !== undefined,
    staffEnd: staffSession?.whyEnded(),
    session,
    pendingLogouts,
    marker: () => (shell ? null : sessionMarker(session.token())),
    cookies,
    cacheControl: "private",
    keeping: { isTold: false },
    isPlaceholder: false,
  };
}

function hasPersonalCookie(request: Request, secure: boolean): boolean {
  const cookies = readCookies(request);
  const { lasting, passing } = shopperCookies(secure);
  return [...lasting, ...passing].some((name) => cookies[name]);
}

const visitor: UserState = { login: false, info: {} };
const noEntries: SiteDefault["translates"] = [];

/** Cached texts serve the default language; any other is asked for (R-STARTUP-07, R-STARTUP-08). */
async function entriesFor(
  lang: LanguageCode,
  site: SiteDefault | null,
  api: ApiClient,
  packageName: string,
): Promise<SiteDefault["translates"]> {
  if (site && site.lang === lang && site.translates.length > 0) return site.translates;
  return cacheForAll(`translate.${lang}`, () => getTranslations(api, packageName, lang)).catch(
    () => noEntries,
  );
}

/** The language that stands in an address. */
function languageOfUrl(url: string): LanguageCode | undefined {
  const { lang } = matchUrl(url);
  return isLanguage(lang) ? lang : undefined;
}

/**
 * The first line of every public page's loader: a first segment that is no language is a real 404
 * (R-ROUTE-03). The answer is the same for everyone unless the request carries a personal cookie, or the
 * backend did not say what the shop is called and looks like: such a page is a makeshift.
 */
export async function requireLocale(args: LoaderFunctionArgs): Promise<RequestContext> {
  const { lang } = args.params;
  if (lang !== undefined && !isLanguage(lang)) throw notFound();
  const ctx = await getContext(args);
  if (ctx.site && !ctx.isPersonal) ctx.cacheControl = "public";
  return ctx;
}

/** Thrown where an address names nothing: the not-found page with status 404 (R-ROUTE-29). */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
