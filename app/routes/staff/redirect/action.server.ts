import { getRedirect, removeRedirect, saveRedirect } from "~/api/redirects.server";
import { differences, toEditorErrorResponse } from "~/features/editing/changes.server";
import { editorId } from "~/features/editing/editor-id.server";
import type { Changes } from "~/features/editing/result";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffRedirectsPath } from "~/sitemap/staff-paths";
import { nameRedirect } from "./name-redirect.server";
import { redirectSchema } from "./schema.server";

/** Saves and removes an old address. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const id = editorId(args.params.id);
  const submission = parseForm(args, redirectSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "remove") {
      if (id !== null) await removeRedirect(ctx.api, id, sent.version);
      const flash = { type: "success", key: "editors.redirects.removed" } as const;
      return redirectTo(ctx, staffRedirectsPath, { flash });
    }
    const { version, from, to } = sent;
    await saveRedirect(ctx.api, id, { version, from, to });
    const flash = { type: "success", key: "editors.saved" } as const;
    return redirectTo(ctx, staffRedirectsPath, { flash });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, readChanges);
  }

  async function readChanges(): Promise<Changes> {
    if (id === null) throw notFound();
    const redirect = await getRedirect(ctx.api, id);
    const fields = differences(sent.was, nameRedirect(ctx, redirect));
    return { version: redirect.version, by: "", fields };
  }
});
