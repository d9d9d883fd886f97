import { addLink } from "~/api/links.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { linkPath } from "~/sitemap/account-paths";
import { linkSchema } from "./schema.server";

/** Makes a link and leads to it, where it can be copied. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, linkSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const { shows_name, ...wanted } = submission.value;
  try {
    const { id } = await addLink(ctx.api, { ...wanted, shows_name: shows_name === "on" });
    return redirectTo(ctx, linkPath(id), { flash: { type: "success", key: "links.made" } });
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
});
