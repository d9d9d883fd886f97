import { data } from "@remix-run/node";
import type { CheckoutChoice } from "#backend/contract/checkout";
import { chooseInCheckout } from "~/api/checkout.server";
import { ApiError } from "~/api/client/api-error";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { redirectTo } from "~/request/redirects.server";
import { sayRefusal } from "~/request/refuse-form.server";
import { type StepName, stepPath } from "./steps";

/** Keeps a choice and goes to the next step; one that can't be kept comes back with its mistake, in words. */
export async function chooseStep(ctx: RequestContext, choice: CheckoutChoice, next: StepName) {
  try {
    await chooseInCheckout(ctx.api, choice);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return asPage(ctx)(error);
    const { error: whole, errors } = sayRefusal(ctx, error);
    return refuseStep(whole ?? Object.values(errors).join(" "));
  }
  return redirectTo(ctx, stepPath(ctx.lang, next));
}

export function refuseStep(error: string) {
  return data({ error }, 400);
}
