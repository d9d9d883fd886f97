import { maxPicturesAtOnce } from "#backend/contract/library";
import { maxUploadBytes } from "#backend/contract/upload";
import { addPicture } from "~/api/library.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import type { FormResult } from "~/forms/submission";
import { guardFilesForm, type LeftOutFile } from "~/request/file-form.server";
import { printParams } from "~/request/print-params";
import { redirectTo } from "~/request/responses.server";
import { staffMediaPath, staffPicturePath } from "~/sitemap/staff-paths";
import { addSchema } from "./schema.server";

export interface Added {
  /** How many are in the library, in words. */
  kept: string | null;
  refused: LeftOutFile[];
}

/** What the library says of files of which one at least was not taken. */
export type AddResult = FormResult & Partial<Added>;

const rules = { max: maxPicturesAtOnce, maxFileSize: maxUploadBytes / 1024 };

/** Takes the pictures of a form, each for itself: one that is refused is named, and the others are kept. */
export const action = guardFilesForm(rules, addPicture, async ({ taken, refused, ...args }) => {
  const { ctx } = args;
  const { t, lang } = ctx;
  const submission = parseForm(args, addSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const params = { count: taken.length };
  const [first] = taken;
  if (refused.length > 0 || !first) {
    const kept = first ? t("library.kept", printParams(lang, params)) : null;
    const texts = refused.length > 0 ? refused.map(({ text }) => text) : [t("upload.missing")];
    return toErrorResponse(submission, { fieldErrors: { file: texts } }, { kept, refused });
  }
  const isOne = taken.length === 1;
  const key = isOne && !first.is_new ? "library.standing" : "library.added";
  const flash = { type: "success", key, params } as const;
  return redirectTo(ctx, isOne ? staffPicturePath(first.id) : staffMediaPath, { flash });
});
