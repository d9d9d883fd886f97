import { listMenuEntries, removeMenuEntry, saveMenuEntry } from "~/api/menus.server";
import { differences, toEditorErrorResponse } from "~/features/editing/changes.server";
import type { Changes } from "~/features/editing/result";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffMenuEntryPath, staffMenusPath } from "~/sitemap/staff-paths";
import { entryId, nameEntry } from "./entry.server";
import { entrySchema, toEntryFields } from "./schema.server";

/** Saves and removes an entry of a menu. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const id = entryId(args.params.id);
  const submission = parseForm(args, entrySchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "remove") {
      if (id !== null) await removeMenuEntry(ctx.api, id, sent.version);
      const flash = { type: "success", key: "editors.menus.removed" } as const;
      return redirectTo(ctx, staffMenusPath, { flash });
    }
    const saved = await saveMenuEntry(ctx.api, id, toEntryFields(sent));
    const flash = { type: "success", key: "editors.saved" } as const;
    return redirectTo(ctx, staffMenuEntryPath(saved.id), { flash });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, readChanges);
  }

  async function readChanges(): Promise<Changes> {
    const entries = await listMenuEntries(ctx.api);
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw notFound();
    const fields = differences(sent.was, nameEntry(ctx, entries, entry));
    return { version: entry.version, by: "", fields };
  }
});
