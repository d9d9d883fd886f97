import type { StaffOpened } from "#backend/contract/staff";
import { confirmTotp, proveLogin } from "~/api/staff.server";
import { loadOffer } from "~/features/staff/load-offer.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import type { FormResult } from "~/forms/submission";
import { guardAction } from "~/request/action.server";
import { staffDeviceCookie } from "~/request/cookies.server";
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
  const signIn = ({ token, device }: StaffOpened) => {
    ctx.session.renewed(token);
    ctx.cookies.push(staffDeviceCookie(device, ctx.settings.secure));
  };
  const sent = submission.value;
  try {
    if (sent.intent === "enrol") {
      const { intent: _, ...ask } = sent;
      const { token, device, recovery_codes } = await confirmTotp(ctx.api, ask);
      if (token && device) signIn({ token, device });
      return { ...submission.reply(), codes: recovery_codes };
    }
    const { intent: _, ...ask } = sent;
    signIn(await proveLogin(ctx.api, ask));
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error, await again());
  }
  return redirectTo(ctx, staffReturnOf(request));
});
