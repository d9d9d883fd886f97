import { cropPicture, getPicture, removePicture, savePicture } from "~/api/library.server";
import { differences, toEditorErrorResponse } from "~/features/editing/changes.server";
import { editorId } from "~/features/editing/editor-id.server";
import type { Changes } from "~/features/editing/result";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffMediaPath, staffPicturePath } from "~/sitemap/staff-paths";
import { namePicture } from "./name-picture.server";
import { pictureSchema, toPictureCrop, toPictureFields } from "./schema.server";

/** Saves a picture's words, cuts a part out of it, and removes one that nothing shows. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const id = editorId(args.params.id);
  if (id === null) throw notFound();
  const submission = parseForm(args, pictureSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "remove") {
      await removePicture(ctx.api, id, sent.version);
      const flash = { type: "success", key: "library.removed" } as const;
      return redirectTo(ctx, staffMediaPath, { flash });
    }
    if (sent.intent === "crop") {
      const part = await cropPicture(ctx.api, id, toPictureCrop(sent));
      const flash = { type: "success", key: "library.cropped" } as const;
      return redirectTo(ctx, staffPicturePath(part.id), { flash });
    }
    await savePicture(ctx.api, id, toPictureFields(sent));
    const flash = { type: "success", key: "editors.saved" } as const;
    return redirectTo(ctx, staffPicturePath(id), { flash });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, readChanges);
  }

  async function readChanges(): Promise<Changes> {
    const { picture } = await getPicture(ctx.api, id ?? "");
    const was = sent.intent === "crop" ? {} : sent.was;
    const fields = differences(was, namePicture(ctx, picture));
    return { version: picture.version, by: "", fields };
  }
});
