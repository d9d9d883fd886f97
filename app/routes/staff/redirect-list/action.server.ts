import { addRedirects } from "~/api/redirects.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { printParams } from "~/request/print-params";
import { redirectTo } from "~/request/responses.server";
import { staffRedirectsPath } from "~/sitemap/staff-paths";
import { redirectListSchema } from "./schema.server";

/** Adds a list of old addresses, all of them or none. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const submission = parseForm(args, redirectListSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  try {
    const count = await addRedirects(ctx.api, submission.value.lines);
    const params = printParams(ctx.lang, { count });
    const flash = { type: "success", key: "editors.redirects.added", params } as const;
    return redirectTo(ctx, staffRedirectsPath, { flash });
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
});
