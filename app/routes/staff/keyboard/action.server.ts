import { keysCookie } from "~/features/staff/keys-cookie.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffKeyboardPath } from "~/sitemap/staff-paths";
import { keysSchema } from "./schema.server";

/** Turns single keys as shortcuts on or off, in this browser. */
export const action = guardAction(async ({ ctx, form }) => {
  const submission = parseForm({ ctx, form }, keysSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const isOn = submission.value.keys === "1";
  ctx.cookies.push(keysCookie(isOn, ctx.settings.secure));
  return redirectTo(ctx, staffKeyboardPath, {
    flash: { type: "success", key: isOn ? "staff.keys.is_on" : "staff.keys.is_off" },
  });
});
