import { languageCodes, languages } from "#backend/contract/languages";
import { getText, removeText, saveText } from "~/api/staff-texts.server";
import { toEditorErrorResponse } from "~/features/editing/changes.server";
import { pickText } from "~/features/editing/fields.server";
import type { Changes } from "~/features/editing/result";
import { apiErrors, parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffTextPath, staffTextsPath } from "~/sitemap/staff-paths";
import { textKeyOf } from "./load-translation.server";
import { translationSchema } from "./schema.server";

/** Words a text anew, takes the wording back, or forgets a key that only pages asked for. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const key = textKeyOf(args.request);
  const submission = parseForm(args, translationSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  const { version } = sent;
  try {
    if (sent.intent === "remove") {
      await removeText(ctx.api, { key, version });
      const flash = { type: "success", key: "texts.removed" } as const;
      return redirectTo(ctx, staffTextsPath, { flash });
    }
    await saveText(ctx.api, { key, version, texts: pickText(sent.texts, "said") });
    const flash = { type: "success", key: "editors.saved" } as const;
    return redirectTo(ctx, staffTextPath(key), { flash });
  } catch (error) {
    const refused = fieldErrors(error);
    if (refused) return toErrorResponse(submission, { fieldErrors: refused });
    return toEditorErrorResponse(ctx, submission, error, readChanges);
  }

  /** What the backend says of a text is about the field in which it was written. */
  function fieldErrors(error: unknown): Record<string, string[]> | null {
    const { fieldErrors: told } = apiErrors(ctx, error);
    const errors = Object.entries(told).map(([name, texts]) => [`${name}.said`, texts] as const);
    return errors.length > 0 ? Object.fromEntries(errors) : null;
  }

  async function readChanges(): Promise<Changes> {
    const now = await getText(ctx.api, key);
    const fields = languageCodes.map((code) => ({
      name: languages[code].name,
      now: now.texts[code],
    }));
    return { version: now.version, by: "", fields };
  }
});
