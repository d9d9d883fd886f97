import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ProfileStep } from "#backend/contract/profile-steps";
import { listAddresses } from "~/api/addresses.server";
import { getPreferences } from "~/api/preferences.server";
import { getConsents } from "~/api/privacy.server";
import { getProfile } from "~/api/profile.server";
import { toAddressCard } from "~/features/address/address-card-view.server";
import { openAddressForm } from "~/features/address/address-form-view.server";
import { toContactView } from "~/features/profile/contact-view.server";
import { nameFields } from "~/features/profile/identity-fields.server";
import { constraintsOf } from "~/forms/constraints.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { toPreferencesForm } from "./apply-preferences.server";

export type StepForm = Awaited<ReturnType<typeof loadStepForm>>;
export type StepFormOf<Step extends ProfileStep> = Extract<StepForm, { step: Step }>;

/** What a step's form is filled with. */
export async function loadStepForm(
  args: LoaderFunctionArgs,
  ctx: RequestContext,
  step: ProfileStep,
) {
  const { api } = ctx;
  switch (step) {
    case "identity": {
      const { name, last_name } = await getProfile(api).catch(asPage(ctx));
      return { step, names: { name, last_name }, constraints: constraintsOf(ctx, nameFields) };
    }
    case "contact": {
      const profile = await getProfile(api).catch(asPage(ctx));
      return { step, contact: toContactView(ctx, args.request, profile) };
    }
    case "address": {
      const { data: addresses } = await listAddresses(api).catch(asPage(ctx));
      const [standing] = addresses;
      const search = new URL(args.request.url).searchParams;
      const form = standing
        ? null
        : await openAddressForm(ctx, args.context, { addresses, search });
      return { step, standing: standing ? toAddressCard(standing, ctx) : null, form };
    }
    case "preferences": {
      const preferences = await getPreferences(api).catch(asPage(ctx));
      return { step, preferences: toPreferencesForm(ctx, preferences) };
    }
    default: {
      const { standing } = await getConsents(api).catch(asPage(ctx));
      return {
        step,
        granted: {
          terms: standing.terms.granted,
          marketing_email: standing.marketing_email.granted,
          marketing_sms: standing.marketing_sms.granted,
        },
      };
    }
  }
}
