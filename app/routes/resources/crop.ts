import { cropUpload } from "~/api/upload.server";
import { answerFile } from "~/features/upload/answer-file.server";
import { apiErrors } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";

/** POST /upload/crop: a part of an own picture, as a hydrated page chose it; the backend cuts (R-CROP-01). */
export const action = guardAction(async ({ ctx, form }) => {
  const file = /([0-9a-f]{32})\.webp$/.exec(String(form.get("url")))?.[1] ?? "none";
  const pixels = (name: string) => Math.round(Number(form.get(name)));
  try {
    const box = { x: pixels("x"), y: pixels("y"), width: pixels("width") };
    const ask = { ...box, ratio: String(form.get("ratio")) };
    return answerFile({ file: await cropUpload(ctx.api, file, ask) });
  } catch (error) {
    const { formErrors, fieldErrors } = apiErrors(ctx, error);
    const [text = ctx.t("upload.failed")] = fieldErrors.file ?? formErrors;
    return answerFile({ error: text });
  }
});
