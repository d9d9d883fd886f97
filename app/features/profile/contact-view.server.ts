import { languages } from "#backend/contract/languages";
import type { Profile } from "#backend/contract/profile";
import { printPhone } from "~/features/address/print-phone.server";
import { constraintsOf } from "~/forms/constraints.server";
import type { RequestContext } from "~/request/context.server";
import { dialCountries } from "~/ui/phone/dial-countries.server";
import { readContactProgress } from "./contact-progress.server";
import { contactFields } from "./contact-schema.server";

export type ContactView = ReturnType<typeof toContactView>;

/** Phone and e-mail with whether they are proven, and the code that was sent, if one was. */
export function toContactView(ctx: RequestContext, request: Request, profile: Profile) {
  const { lang } = ctx;
  const { phone, phone_verified, email, email_verified } = profile;
  return {
    phone: phone && { shown: printPhone(phone, lang), isVerified: phone_verified },
    email: email && { shown: email, isVerified: email_verified },
    /** Where the code went, masked; null where none waits. */
    sentTo: readContactProgress(request)?.masked ?? null,
    countries: dialCountries(lang),
    country: languages[lang].country,
    constraints: constraintsOf(ctx, contactFields),
  };
}
