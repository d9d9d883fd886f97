import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Profile } from "#backend/contract/profile";
import { listAddresses } from "~/api/addresses.server";
import { getProfile } from "~/api/profile.server";
import { toAddressCard } from "~/features/address/address-card-view.server";
import type { PageHead } from "~/features/document/page-head";
import { toContactFacts } from "~/features/profile/contact-facts.server";
import { toStepLine } from "~/features/profile/steps-view.server";
import { datesFor } from "~/i18n/dates.server";
import { inDigitsOf } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";

/** Identity, contact, addresses and the steps that are left (R-ROUTE-14, domain 4.5). */
export async function loadInfo(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const [profile, { data }] = await Promise.all([
    getProfile(ctx.api),
    listAddresses(ctx.api),
  ]).catch(asPage(ctx));
  const { steps } = ctx.user.info;
  const head: PageHead = { title: ctx.t("info.title"), noindex: true };
  const percent = formatsFor(ctx.lang, ctx.display).percent(steps.percent);
  return {
    head,
    steps: steps.next && {
      line: toStepLine(ctx, steps, steps.next),
      left: ctx.t("info.steps_left", { percent }),
    },
    identity: toIdentity(ctx, profile),
    contact: toContactFacts(ctx, profile),
    addresses: data.map((address) => toAddressCard(address, ctx)),
  };
}

function toIdentity({ display, t, lang }: RequestContext, profile: Profile) {
  const { birth_date, gender, national_code } = profile;
  const fullName = [profile.name, profile.last_name].filter(Boolean).join(" ");
  return {
    avatar: profile.avatar,
    facts: [
      { name: t("info.full_name"), value: fullName || null },
      { name: t("profile.display_name"), value: profile.display_name },
      {
        name: t("profile.birth_date"),
        value: birth_date && datesFor(lang, display).day(birth_date),
      },
      { name: t("profile.gender"), value: gender && t(`profile.gender_${gender}`) },
      {
        name: t("profile.national_code"),
        value: national_code && inDigitsOf(national_code, lang, display),
        isLtr: true,
      },
      ...(profile.company
        ? [
            { name: t("profile.company"), value: profile.company },
            { name: t("profile.tax_id"), value: profile.tax_id, isLtr: true },
          ]
        : []),
    ],
  };
}

export type InfoView = Awaited<ReturnType<typeof loadInfo>>;
