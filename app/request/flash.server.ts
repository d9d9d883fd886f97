/**
 * One message that outlives a redirect: a translation key in a session cookie, shown once by the next page
 * (R-TOAST-06, R-NOJS-08). Nothing in it is trusted: it ends as escaped text in its owner's own page.
 */
import { z } from "zod";
import type { SessionEnd } from "~/api/client/api-client.server";
import type { MessageKey } from "~/i18n/messages/en";
import { wishListPath } from "~/sitemap/account-paths";
import { cartsPath, checkoutPath } from "~/sitemap/paths";
import type { RequestContext } from "./context.server";
import { cookieNames } from "./cookie-names";
import { clearedCookie, isPrefetch, privateCookie, readCookies } from "./cookies.server";

export const flashTypes = ["info", "warning", "error", "success"] as const;
export type FlashType = (typeof flashTypes)[number];

/** Pages that a message may lead or post to: nothing of the cookie becomes an address. */
export const flashPlaces = ["carts", "checkout", "wish-list"] as const;
export type FlashPlace = (typeof flashPlaces)[number];

export interface Flash {
  type: FlashType;
  /** A translation key; an unknown one is shown as it is (R-LANG-13). */
  key: string;
  params?: Record<string, string | number>;
  /** Where to go on to. */
  next?: readonly FlashPlace[];
  /** The fields of the form that takes back what was done, and the page that understands them. */
  undo?: { place: FlashPlace; fields: Record<string, string> };
}

/** A message in the reader's language, for the status box and the toaster. */
export interface Message {
  type: FlashType;
  text: string;
  next?: { to: string; text: string }[];
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
  checkout: "flash.to_checkout",
  "wish-list": "flash.to_wish_list",
};

function sayFlash({ t, lang, translator }: RequestContext, flash: Flash): Message {
  const { type, key, params, next, undo } = flash;
  const paths: Record<FlashPlace, string> = {
    carts: cartsPath(lang),
    checkout: checkoutPath(lang),
    "wish-list": wishListPath,
  };
  const message: Message = { type, text: translator.say(key, params) };
  if (next) message.next = next.map((place) => ({ to: paths[place], text: t(nextTexts[place]) }));
  if (undo) message.undo = { to: paths[undo.place], fields: undo.fields, text: t("flash.undo") };
  return message;
}

/** Of what somebody else's cookie says only texts and numbers are taken. */
const params = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).filter(
        (entry): entry is [string, string | number] =>
          typeof entry[1] === "string" || typeof entry[1] === "number",
      ),
    ),
  );
const fields = params
  .catch({})
  .transform((all) => Object.fromEntries(Object.entries(all).map(([k, v]) => [k, String(v)])));

/** An unknown type is shown as info (R-TOAST-04); what else is not as it should be is left out. */
const flashForm = z.object({
  type: z.enum(flashTypes).catch("info"),
  key: z.string().max(200),
  params: params.optional().catch(undefined),
  next: z.array(z.enum(flashPlaces)).optional().catch(undefined),
  undo: z
    .object({ place: z.enum(flashPlaces), fields })
    .optional()
    .catch(undefined),
});

/** The message of a cookie, or null when it is none. */
export function parseFlash(raw: string): Flash | null {
  try {
    return flashForm.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
