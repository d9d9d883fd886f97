import type { Submission } from "@conform-to/react";
import { eraseAccount } from "~/api/privacy.server";
import { isCodeTyped } from "~/features/forms/confirm-code.server";
import { readProof } from "~/features/settings/read-proof.server";
import { forgetCode } from "~/features/settings/sent-code.server";
import { toErrorResponse } from "~/forms/parse.server";
import type { GuardedArguments } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { homePath } from "~/sitemap/paths";
import { aboutErasure } from "./load-settings.server";

type Sent = Pick<Submission<unknown>, "reply">;

/** Forgets the account once the printed number is typed; throws the backend's ApiError where the proof isn't good. */
export async function eraseAfterProof(args: GuardedArguments, submission: Sent) {
  const { ctx, context, form } = args;
  const id = ctx.user.login ? ctx.user.info.id : "";
  if (!isCodeTyped(context, aboutErasure(id), form)) {
    const code = [ctx.t("settings.erase_wrong_number")];
    return toErrorResponse(submission, { fieldErrors: { code } });
  }
  await eraseAccount(ctx.api, readProof(args, "erase"));
  ctx.session.ended();
  forgetCode(ctx);
  return redirectTo(ctx, homePath(ctx.lang), {
    flash: { type: "success", key: "settings.erased" },
  });
}
