import { ApiError } from "~/api/client/api-error";
import { moveHomeBlock } from "~/api/home-blocks.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffHomeBlockRow } from "~/sitemap/staff-paths";
import { moveSchema } from "./schema.server";

const said = {
  up: "blocks.moved",
  down: "blocks.moved",
  show: "blocks.shown",
  hide: "blocks.hidden",
} as const;

/** Moves a block of the home page up or down, shows it or hides it. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const submission = parseForm(args, moveSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const { id, intent: move, version } = submission.value;
  try {
    await moveHomeBlock(ctx.api, id, { version, move });
  } catch (error) {
    if (isChanged(error)) {
      return toErrorResponse(submission, { formErrors: [ctx.t("blocks.changed")] });
    }
    return toApiErrorResponse(ctx, submission, error);
  }
  const flash = { type: "success", key: said[move] } as const;
  return redirectTo(ctx, staffHomeBlockRow(id), { flash });
});

function isChanged(error: unknown): boolean {
  const { outcome } = error instanceof ApiError ? error : {};
  return outcome?.kind === "message" && outcome.msg === "content.changed";
}
