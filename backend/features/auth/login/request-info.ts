import type { LanguageCode } from "../../../contract/languages";
import type { Context } from "../../../http/app";
import { type Caller, callerOf } from "../../../http/caller";
import { languageOf } from "../../../http/language";

/** Who is about to log in, from where. */
export interface RequestInfo {
  lang: LanguageCode;
  caller: Caller;
  /** Of the referral link that the visitor came by; unchecked. */
  referral?: string | undefined;
}

/** What is known of a call's caller; what such a call answers is stored nowhere. */
export function requestInfoOf(c: Context): RequestInfo {
  c.header("Cache-Control", "no-store");
  return { lang: languageOf(c), caller: callerOf(c), referral: c.req.header("X-Referral") };
}
