import type { CheckoutChoice } from "#backend/contract/checkout";
import { chooseInCheckout } from "~/api/checkout.server";
import { ApiError } from "~/api/client/api-error";
import { toApiErrorResponse } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { redirectTo } from "~/request/redirects.server";
import { type StepName, stepPath } from "./steps";

/** Keeps a choice and goes to the next step; one that can't be kept comes back with its mistake, in words. */
export async function chooseStep(
  ctx: RequestContext,
  submission: Parameters<typeof toApiErrorResponse>[1],
  choice: CheckoutChoice,
  next: StepName,
) {
  try {
    await chooseInCheckout(ctx.api, choice);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return asPage(ctx)(error);
    return toApiErrorResponse(ctx, submission, error);
  }
  return redirectTo(ctx, stepPath(ctx.lang, next));
}
