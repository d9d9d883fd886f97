import { cookieNames } from "~/request/cookie-names";
import { lastingCookie, readCookies } from "~/request/cookies.server";

const yearS = 365 * 86_400;

/** Whether this browser's reader wants single keys to be shortcuts; they do until they say otherwise. */
export function wantsKeys(request: Request): boolean {
  return readCookies(request)[cookieNames.staffKeys] !== "0";
}

/** `Set-Cookie` for that choice. */
export function keysCookie(isOn: boolean, secure: boolean): string {
  return lastingCookie(cookieNames.staffKeys, isOn ? "1" : "0", yearS, secure);
}
