/**
 * The number that must be typed before something grave, as the server checks it (R-CONFIRM-02). What it
 * printed is not kept: a seal goes with the form, and fits no other number and nothing else.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ShopLoadContext } from "~/api/client/load-context";
import { toLatinDigits } from "~/i18n/digits";
import { drawCode } from "~/ui/confirm/confirm-code";

/** Where nobody hands a secret, a number is good until the process ends. */
const processSecret = randomBytes(32).toString("hex");

export interface PrintedCode {
  number: number;
  seal: string;
}

/** A number for one thing that is asked about: `about` names the act, the thing and whose it is. */
export function printCode(context: ShopLoadContext, about: string): PrintedCode {
  const number = drawCode();
  return { number, seal: seal(context, about, String(number)) };
}

/** Whether the form carries the number that was printed for this, in any digits (C-52). */
export function isCodeTyped(context: ShopLoadContext, about: string, form: FormData): boolean {
  const typed = toLatinDigits(String(form.get("code") ?? "").trim());
  const wanted = Buffer.from(seal(context, about, typed));
  const given = Buffer.from(String(form.get("code_seal") ?? ""));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function seal({ secret = processSecret }: ShopLoadContext, about: string, code: string): string {
  return createHmac("sha256", secret).update(`confirm\n${about}\n${code}`).digest("base64url");
}
