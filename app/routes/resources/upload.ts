import { answerFile } from "~/features/upload/answer-file.server";
import { guardFileForm } from "~/request/file-form.server";

/** What a page may ask for in the address: a smaller size, the middle in a ratio. */
function rulesOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const maxFileSize = Number(searchParams.get("max")) || Number.POSITIVE_INFINITY;
  return { max: 1, maxFileSize, cut: searchParams.get("ratio") ?? undefined };
}

/** POST /upload: one picture of a hydrated page, at once (R-FILE-03, R-API-15). */
export const action = guardFileForm(rulesOf, async ({ ctx, uploaded: [file], fileError }) =>
  answerFile(file ? { file } : { error: fileError ?? ctx.t("upload.missing") }),
);
