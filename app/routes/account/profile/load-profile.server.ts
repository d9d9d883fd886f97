import type { LoaderFunctionArgs } from "@remix-run/node";
import { genders } from "#backend/contract/preferences";
import { getProfile } from "~/api/profile.server";
import type { PageHead } from "~/features/document/page-head";
import { birthYears } from "~/features/profile/birth-date.server";
import { toContactFacts } from "~/features/profile/contact-facts.server";
import { identityFields } from "~/features/profile/identity-fields.server";
import { constraintsOf } from "~/forms/constraints.server";
import { inDigitsOf } from "~/i18n/digits";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";

/** Identity and picture, each with its form, and how the reader can be reached (R-ROUTE-18, domain 4.5). */
export async function loadProfile(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { display, lang, t } = ctx;
  const profile = await getProfile(ctx.api).catch(asPage(ctx));
  const head: PageHead = { title: t("profile.title"), noindex: true };
  return {
    head,
    avatar: profile.avatar,
    identity: {
      ...profile,
      years: birthYears(lang),
      genders: genders.map((value) => ({ value, name: t(`profile.gender_${value}`) })),
      nationalCode: profile.national_code && inDigitsOf(profile.national_code, lang, display),
      constraints: { ...constraintsOf(ctx, identityFields), birth_date: {}, gender: {} },
    },
    contact: toContactFacts(ctx, profile),
  };
}

export type IdentityView = Awaited<ReturnType<typeof loadProfile>>["identity"];
