import { addRole, changeRole, removeRole } from "~/api/staff-admin.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffRolesPath } from "~/sitemap/staff-paths";
import { roleSchema } from "./schema.server";

/** Makes, changes or removes a role; where somebody was faster, the page says what is now. */
export const action = guardAction(async ({ ctx, form, params }) => {
  const id = params.id ?? "";
  const submission = parseForm({ ctx, form }, roleSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  const isRemoval = sent.intent === "remove";
  try {
    if (sent.intent === "remove") {
      await removeRole(ctx.api, id, sent.version);
    } else {
      const { name, permissions, version } = sent;
      if (id === "new") await addRole(ctx.api, { name, permissions });
      else await changeRole(ctx.api, id, { name, permissions, version });
    }
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  const key = isRemoval ? "staff.role.removed" : "staff.role.saved";
  return redirectTo(ctx, staffRolesPath, { flash: { type: "success", key } });
});
