import { guardFileForm } from "~/request/file-form.server";
import { answerFile } from "./answer-file.server";

/** What a page may ask for in the address: a smaller size, the middle in a ratio. */
function rulesOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const maxFileSize = Number(searchParams.get("max")) || Number.POSITIVE_INFINITY;
  return { max: 1, maxFileSize, cut: searchParams.get("ratio") ?? undefined };
}

/** The action that takes one picture of a hydrated page, at once, for whoever the request's page is (R-FILE-03). */
export const takeOnePicture = guardFileForm(rulesOf, async ({ ctx, uploaded: [file], fileError }) =>
  answerFile(file ? { file } : { error: fileError ?? ctx.t("upload.missing") }),
);
