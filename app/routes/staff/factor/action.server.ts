import { confirmTotp, proveLogin } from "~/api/staff.server";
import { loadOffer } from "~/features/staff/load-offer.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import type { FormResult } from "~/forms/submission";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffReturnOf } from "~/request/staff-return.server";
import { factorSchema } from "./schema.server";

export type FactorResult = FormResult & {
  /** The key whose first code was wrong, so that it need not be scanned again. */
  offer?: Awaited<ReturnType<typeof loadOffer>>;
  /** Recovery codes, which only this answer shows. */
  codes?: string[];
};

/** The second step; where it was the first factor of all, its answer shows the recovery codes. */
export const action = guardAction(async ({ ctx, form, request }) => {
  const submission = parseForm({ ctx, form }, factorSchema);
  const { state, intent } = submission.payload;
  const again = async () =>
    intent === "enrol" && typeof state === "string" ? { offer: await loadOffer(ctx, state) } : {};
  if (submission.status !== "success") return toErrorResponse(submission, {}, await again());
  const sent = submission.value;
  try {
    if (sent.intent === "enrol") {
      const { intent: _, ...ask } = sent;
      const { token, recovery_codes } = await confirmTotp(ctx.api, ask);
      if (token) ctx.session.renewed(token);
      return { ...submission.reply(), codes: recovery_codes };
    }
    const { intent: _, ...ask } = sent;
    ctx.session.renewed((await proveLogin(ctx.api, ask)).token);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error, await again());
  }
  return redirectTo(ctx, staffReturnOf(request));
});
