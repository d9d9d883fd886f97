import type { CheckoutChoice } from "#backend/contract/checkout";
import { chooseInCheckout } from "~/api/checkout.server";
import { ApiError } from "~/api/client/api-error";
import { toApiErrorResponse } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { nextPath } from "./steps";

/** Keeps a choice and goes to the next question without an answer; one that can't be kept comes back with its mistake, in words. */
export async function chooseStep(
  ctx: RequestContext,
  submission: Parameters<typeof toApiErrorResponse>[1],
  choice: CheckoutChoice,
) {
  try {
    const checkout = await chooseInCheckout(ctx.api, choice);
    return redirectTo(ctx, nextPath(ctx.lang, checkout));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return asPage(ctx)(error);
    return toApiErrorResponse(ctx, submission, error);
  }
}
