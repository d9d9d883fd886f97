/**
 * One message that outlives a redirect: a translation key in a session cookie, shown once by the next page
 * (R-TOAST-06, R-NOJS-08). Nothing in it is trusted: it ends as escaped text in its owner's own page.
 */
import type { SessionEnd } from "~/api/client/api-client.server";
import type { MessageKey } from "~/i18n/messages/en";
import type { RequestContext } from "./context.server";
import { cookieNames } from "./cookie-names";
import { clearedCookie, isPrefetch, privateCookie, readCookies } from "./cookies.server";
import { langPath } from "./page-address";

export const flashTypes = ["info", "warning", "error", "success"] as const;
export type FlashType = (typeof flashTypes)[number];

/** Pages that a message may lead or post to: nothing of the cookie becomes an address. */
export const flashPlaces = ["carts", "wish-list"] as const;
export type FlashPlace = (typeof flashPlaces)[number];

export interface Flash {
  type: FlashType;
  /** A translation key; an unknown one is shown as it is (R-LANG-13). */
  key: string;
  params?: Record<string, string | number>;
  /** Where to go on to. */
  next?: FlashPlace;
  /** The fields of the form that takes back what was done, and the page that understands them. */
  undo?: { place: FlashPlace; fields: Record<string, string> };
}

/** A message in the reader's language, for the status box and the toaster. */
export interface Message {
  type: FlashType;
  text: string;
  next?: { to: string; text: string };
  undo?: { to: string; fields: Record<string, string>; text: string };
}

export function flashCookie(flash: Flash, secure: boolean): string {
  return privateCookie(cookieNames.flash, JSON.stringify(flash), secure);
}

/** The waiting message, translated; it is taken away with this answer. Else that the session has just ended. */
export function takeFlash(ctx: RequestContext, request: Request): Message | null {
  const raw = readCookies(request)[cookieNames.flash];
  const end = ctx.session.whyEnded();
  if ((raw ?? end) === undefined || isPrefetch(request)) return null;
  // A page with a message is stored nowhere, or it would say it again.
  ctx.cacheControl = "no-store";
  if (raw !== undefined) ctx.cookies.push(clearedCookie(cookieNames.flash, ctx.settings.secure));
  const flash = (raw && parseFlash(raw)) || (end && endFlash(end));
  return flash ? sayFlash(ctx, flash) : null;
}

/** Says that the backend ended the session (R-ERR-02, R-ERR-05). */
export function endFlash(end: SessionEnd): Flash {
  return { type: "error", key: end };
}

const nextTexts: Record<FlashPlace, MessageKey> = {
  carts: "flash.to_carts",
  "wish-list": "flash.to_wish_list",
};

function sayFlash({ t, lang, translator }: RequestContext, flash: Flash): Message {
  const { type, key, params, next, undo } = flash;
  const pathOf = (place: FlashPlace) =>
    place === "carts" ? langPath(lang, "/carts") : `/user/${place}`;
  const message: Message = { type, text: translator.say(key, params) };
  if (next) message.next = { to: pathOf(next), text: t(nextTexts[next]) };
  if (undo) message.undo = { to: pathOf(undo.place), fields: undo.fields, text: t("flash.undo") };
  return message;
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
    next: "next" in value ? placeOf(value.next) : undefined,
    undo: "undo" in value ? undoOf(value.undo) : undefined,
  };
}

function plainParams(value: unknown): Flash["params"] {
  if (!value || typeof value !== "object") return undefined;
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => typeof one === "string" || typeof one === "number"),
  );
}

function placeOf(value: unknown): FlashPlace | undefined {
  return flashPlaces.find((known) => known === value);
}

function undoOf(value: unknown): Flash["undo"] {
  if (!value || typeof value !== "object" || !("place" in value) || !("fields" in value)) {
    return undefined;
  }
  const place = placeOf(value.place);
  const fields = Object.entries(plainParams(value.fields) ?? {});
  return place && { place, fields: Object.fromEntries(fields.map(([k, v]) => [k, String(v)])) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
