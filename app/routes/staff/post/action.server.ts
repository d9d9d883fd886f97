import { movePost, restorePost, savePost } from "~/api/blog.server";
import { toEditorErrorResponse } from "~/features/editing/changes.server";
import { pickText } from "~/features/editing/fields.server";
import { withoutDateValues } from "~/features/editing/moment-field.server";
import { previewTexts } from "~/features/editing/preview-texts.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffPostPath } from "~/sitemap/staff-paths";
import { findCovers } from "./find-covers.server";
import { readChanges } from "./read-changes.server";
import { type PostInput, postSchemaFor, toPostFields } from "./schema.server";

const moves = {
  publish: "publish",
  schedule: "publish",
  archive: "archive",
  draft: "draft",
} as const;

/** Saves, shows, finds covers for, publishes, schedules, archives and restores a post. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const { id = "" } = args.params;
  if (!/^(?:new|[1-9]\d{0,8})$/.test(id)) throw notFound();
  const form = withoutDateValues(args.form, "at");
  const submission = parseForm({ ctx, form }, postSchemaFor(ctx.lang));
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "preview") {
      const previews = await previewTexts(ctx.api, pickText(sent.texts, "source"));
      return toErrorResponse(submission, {}, { previews }, 200);
    }
    if (sent.intent === "find") {
      const covers = await findCovers(ctx, { search: sent.cover_search, chosen: "" });
      return toErrorResponse(submission, {}, { covers }, 200);
    }
    const saved = await apply(sent);
    return redirectTo(ctx, staffPostPath(saved.id), {
      flash: {
        type: "success",
        key: sent.intent === "restore" ? "editors.restored" : "editors.saved",
      },
    });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, () =>
      readChanges(ctx, id, {
        version: sent.version,
        fields: sent.intent === "save" ? toPostFields(sent) : null,
      }),
    );
  }

  function apply(input: Exclude<PostInput, { intent: "preview" | "find" }>) {
    const { version } = input;
    if (input.intent === "save") {
      const fields = toPostFields(input);
      return savePost(
        ctx.api,
        id === "new" ? null : id,
        id === "new" ? fields : { ...fields, version },
      );
    }
    if (input.intent === "restore") return restorePost(ctx.api, id, version, input.to);
    const at = input.intent === "schedule" ? input.at : null;
    return movePost(ctx.api, id, { version, to: moves[input.intent], at });
  }
});
