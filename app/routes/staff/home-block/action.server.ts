import { removeHomeBlock, saveHomeBlock } from "~/api/home-blocks.server";
import { differences, toEditorErrorResponse } from "~/features/editing/changes.server";
import { pickText } from "~/features/editing/fields.server";
import { previewTexts } from "~/features/editing/preview-texts.server";
import type { Changes } from "~/features/editing/result";
import { digestFields, nameFields, readListings } from "~/features/home-blocks/name-block.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffHomeBlockPath, staffHomeBlocksPath } from "~/sitemap/staff-paths";
import { readBlock } from "./read-block.server";
import { blockSchema, toBlockFields } from "./schema.server";

/** Saves, shows and removes a block of the home page. */
export const action = guardAction(async (args) => {
  const { ctx, params, request } = args;
  const { kind, block } = await readBlock(ctx, params.id, request.url);
  const id = block?.id ?? null;
  const submission = parseForm(args, blockSchema(kind));
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "preview") {
      const previews = await previewTexts(ctx.api, pickText(sent.texts, "body"));
      return toErrorResponse(submission, {}, { previews }, 200);
    }
    if (sent.intent === "remove") {
      if (id !== null) await removeHomeBlock(ctx.api, id, sent.version);
      const flash = { type: "success", key: "blocks.removed" } as const;
      return redirectTo(ctx, staffHomeBlocksPath, { flash });
    }
    const saved = await saveHomeBlock(ctx.api, id, toBlockFields(kind, sent));
    const flash = { type: "success", key: "editors.saved" } as const;
    return redirectTo(ctx, staffHomeBlockPath(saved.id), { flash });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, readChanges);
  }

  async function readChanges(): Promise<Changes> {
    const now = (await readBlock(ctx, params.id, request.url)).block;
    if (!now) throw notFound();
    const named = nameFields(ctx, now, await readListings(ctx));
    const fields = differences(sent.was, digestFields(named)).map(({ name }) => ({
      ...{ name, now: named[name] ?? "" },
    }));
    return { version: now.version, by: "", fields };
  }
});
