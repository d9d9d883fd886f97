import type { Profile } from "#backend/contract/profile";
import { printPhone } from "~/features/address/print-phone.server";
import type { RequestContext } from "~/request/context.server";

/** How a reader can be reached, to read; null where nothing is known. */
export function toContactFacts({ display, t, lang }: RequestContext, profile: Profile) {
  const { phone, phone_verified, email, email_verified } = profile;
  return [
    {
      name: t("contact.phone"),
      value: phone && printPhone(phone, lang, display),
      isVerified: phone_verified,
    },
    { name: t("contact.email"), value: email, isVerified: email_verified },
  ];
}

export type ContactFact = ReturnType<typeof toContactFacts>[number];
