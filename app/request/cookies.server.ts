import { randomBytes } from "node:crypto";
import { parse, type SerializeOptions, serialize } from "cookie";
import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import type { UserPreferences } from "#backend/contract/user-preferences";
import { cookieNames, staffCookie } from "./cookie-names";
import { asTheme, type ChosenTheme } from "./theme";

/** The request's cookies by name. */
export function readCookies(request: Request): Record<string, string | undefined> {
  return parse(request.headers.get("Cookie") ?? "");
}

/** One day (R-STORE): the server knows seconds, the requirement milliseconds. */
export const langCookieLifetimeMs = 86_400_000;
const looksLifetimeS = 365 * 86_400;

/** The stored language, if the cookie holds a known one. */
export function readLangCookie(request: Request): LanguageCode | undefined {
  const lang = readCookies(request)[cookieNames.lang];
  return isLanguage(lang) ? lang : undefined;
}

/** `Set-Cookie` for the language; readable by scripts, which mirror it (R-STORE-11). */
export function langCookie(lang: LanguageCode, secure: boolean): string {
  return write(cookieNames.lang, lang, { maxAge: langCookieLifetimeMs / 1000, secure });
}

/** Long enough for the next page to start. */
const chosenLifetimeS = 60;

/** The language that the switch was set to, with the word for the next page's script that it is newer than its mirror. */
export function chosenLangCookies(lang: LanguageCode, secure: boolean): string[] {
  const chosen = write(cookieNames.langChosen, lang, { maxAge: chosenLifetimeS, secure });
  return [langCookie(lang, secure), chosen];
}

/**
 * Longer than what a shopper's pages show of them may be old (docs/decisions/0175), and longer than a browser keeps a page
 * alive that was left.
 */
const changedLifetimeS = 86_400;

/** `Set-Cookie` with a new name for what the browser's owner has, which has just changed; readable by scripts. */
export function changedCookie(secure: boolean): string {
  const name = randomBytes(9).toString("base64url");
  return write(cookieNames.changed, name, { maxAge: changedLifetimeS, secure });
}

/** Lite by cookie if there is one, else by `Save-Data: on` (decisions 20). */
export function isLite(request: Request): boolean {
  const cookie = readCookies(request)[cookieNames.lite];
  if (cookie === "1" || cookie === "0") return cookie === "1";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

export function liteCookie(on: boolean, secure: boolean): string {
  return write(cookieNames.lite, on ? "1" : "0", {
    maxAge: looksLifetimeS,
    httpOnly: true,
    secure,
  });
}

/** `Set-Cookie` for what an account was set to; `auto` leaves it to `Save-Data` again. */
export function chosenLiteCookie(lite: UserPreferences["lite"], secure: boolean): string {
  return lite === "auto"
    ? clearedCookie(cookieNames.lite, secure)
    : liteCookie(lite === "on", secure);
}

/** The look that was chosen for this browser; undefined where the device's own holds. */
export function readTheme(request: Request): ChosenTheme | undefined {
  return asTheme(readCookies(request)[cookieNames.theme]);
}

/** `Set-Cookie` for a look; `auto` leaves it to the device again. */
export function themeCookie(theme: UserPreferences["theme"], secure: boolean): string {
  return theme === "auto"
    ? clearedCookie(cookieNames.theme, secure)
    : lastingCookie(cookieNames.theme, theme, looksLifetimeS, secure);
}

/** `Set-Cookie` for a value that only the server reads, for so many seconds. */
export function lastingCookie(
  name: string,
  value: string,
  maxAge: number,
  secure: boolean,
): string {
  return write(name, value, { maxAge, httpOnly: true, secure });
}

/** `Set-Cookie` for a value that only the server reads, until the browser closes. */
export function privateCookie(name: string, value: string, secure: boolean): string {
  return write(name, value, { httpOnly: true, secure });
}

/** `Set-Cookie` that takes a cookie away. */
export function clearedCookie(name: string, secure: boolean): string {
  return write(name, "", { maxAge: 0, httpOnly: true, secure });
}

/** `Set-Cookie` for the staff's token; without one it is taken away. */
export function staffTokenCookie(
  token: string | undefined,
  maxAge: number,
  secure: boolean,
): string {
  return writeForStaff(staffCookie.nameOf(secure), token ?? "", token ? maxAge : 0, secure);
}

/** As long as the backend knows the device (docs/decisions/0252). */
const deviceLifetimeS = 180 * 86_400;

/** `Set-Cookie` for what the backend named the device that a staff's login was opened on; without a name it is taken away. */
export function staffDeviceCookie(device: string | undefined, secure: boolean): string {
  const maxAge = device ? deviceLifetimeS : 0;
  return writeForStaff(staffCookie.deviceNameOf(secure), device ?? "", maxAge, secure);
}

/** What the device was named; undefined for what no name can be. */
export function readStaffDevice(request: Request, secure: boolean): string | undefined {
  return /^v1\.[\w-]{1,400}$/.exec(
    readCookies(request)[staffCookie.deviceNameOf(secure)] ?? "",
  )?.[0];
}

/** Sent with no request that another site's page begins. */
function writeForStaff(name: string, value: string, maxAge: number, secure: boolean): string {
  const { path } = staffCookie;
  return write(name, value, { path, httpOnly: true, sameSite: "strict", secure, maxAge });
}

/** The name that a `Set-Cookie` value sets. */
export function nameOfCookie(cookie: string): string {
  return cookie.slice(0, cookie.indexOf("="));
}

/** Whether the request is a guess of the browser, not a visit: it must neither read nor store anything. */
export function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  return purpose.includes("prefetch");
}

function write(name: string, value: string, options: SerializeOptions): string {
  return serialize(name, value, { path: "/", sameSite: "lax", ...options });
}
