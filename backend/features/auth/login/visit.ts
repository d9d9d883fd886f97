import type { WireLanguage } from "../../../contract/i18n";
import type { Context } from "../../../http/app";
import { type Caller, callerOf } from "../../../http/caller";
import { languageOf } from "../../../http/language";

/** Who is about to log in, from where. */
export interface Visit {
  lang: WireLanguage;
  caller: Caller;
}

/** The visit of a call; what such a call answers is stored nowhere. */
export function visitOf(c: Context): Visit {
  c.header("Cache-Control", "no-store");
  return { lang: languageOf(c), caller: callerOf(c) };
}
