/**
 * One message that outlives a redirect: a translation key in a session cookie, shown once by the next page
 * (R-TOAST-06, R-NOJS-08). Nothing in it is trusted: it ends as escaped text in its owner's own page.
 */
import { cookieNames } from "./cookie-names";
import { clearedCookie, isPrefetch, privateCookie, readCookies } from "./cookies.server";
import type { Shop } from "./shop.server";

export const flashTypes = ["info", "warning", "error", "success"] as const;
export type FlashType = (typeof flashTypes)[number];

export interface Flash {
  type: FlashType;
  /** A translation key; an unknown one is shown as it is (R-LANG-13). */
  key: string;
  params?: Record<string, string | number>;
}

/** A message in the reader's language, for the status box and the toaster. */
export interface Message {
  type: FlashType;
  text: string;
}

export function flashCookie(flash: Flash, secure: boolean): string {
  return privateCookie(cookieNames.flash, JSON.stringify(flash), secure);
}

/** The waiting message, translated; it is taken away with this answer. */
export function takeFlash(shop: Shop, request: Request): Message | null {
  const raw = readCookies(request)[cookieNames.flash];
  if (raw === undefined || isPrefetch(request)) return null;
  // A page with a message is stored nowhere, or it would say it again.
  shop.audience = "account";
  shop.cookies.push(clearedCookie(cookieNames.flash, shop.settings.secure));
  const flash = parseFlash(raw);
  if (!flash) return null;
  return { type: flash.type, text: shop.translator.say(flash.key, flash.params) };
}

/** The message of a cookie, or null when it is none. An unknown type is shown as info (R-TOAST-04). */
export function parseFlash(raw: string): Flash | null {
  const value = parseJson(raw);
  if (!value || typeof value !== "object" || !("key" in value)) return null;
  if (typeof value.key !== "string" || value.key.length > 200) return null;
  const wanted = "type" in value ? value.type : undefined;
  const type = flashTypes.find((known) => known === wanted) ?? "info";
  return {
    type,
    key: value.key,
    params: "params" in value ? plainParams(value.params) : undefined,
  };
}

function plainParams(value: unknown): Flash["params"] {
  if (!value || typeof value !== "object") return undefined;
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => typeof one === "string" || typeof one === "number"),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
