import { addPasskey, confirmTotp, renewRecoveryCodes } from "~/api/staff.server";
import { endOtherSessions, removeFactor } from "~/api/staff-admin.server";
import { loadOffer } from "~/features/staff/load-offer.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import type { FormResult } from "~/forms/submission";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffSecurityPath } from "~/sitemap/staff-paths";
import { securitySchema } from "./schema.server";

export type SecurityResult = FormResult & {
  /** The key whose first code was wrong. */
  offer?: Awaited<ReturnType<typeof loadOffer>>;
  /** Recovery codes, which only this answer shows. */
  codes?: string[];
};

/** A member's own factors, recovery codes and logins. */
export const action = guardAction(async ({ ctx, form }) => {
  const submission = parseForm({ ctx, form }, securitySchema);
  const { state, intent } = submission.payload;
  const again = async () =>
    intent === "enrol" && typeof state === "string" ? { offer: await loadOffer(ctx, state) } : {};
  if (submission.status !== "success") return toErrorResponse(submission, {}, await again());
  const sent = submission.value;
  const done = (key: "removed" | "ended" | "added_done" | "passkey_added") =>
    redirectTo(ctx, staffSecurityPath, {
      flash: { type: "success", key: `staff.security.${key}` },
    });
  try {
    switch (sent.intent) {
      case "codes": {
        const { recovery_codes } = await renewRecoveryCodes(ctx.api, sent.code);
        return { ...submission.reply(), codes: recovery_codes };
      }
      case "enrol":
        await confirmTotp(ctx.api, { state: sent.state, code: sent.code, label: sent.label });
        return done("added_done");
      case "passkey_add": {
        const { intent: _, ...ask } = sent;
        await addPasskey(ctx.api, ask);
        return done("passkey_added");
      }
      case "remove":
        await removeFactor(ctx.api, sent.id, sent.code);
        return done("removed");
      default:
        await endOtherSessions(ctx.api);
        return done("ended");
    }
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error, await again());
  }
});
