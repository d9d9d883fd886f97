import type { ActionFunctionArgs } from "@remix-run/node";
import { getContext } from "~/request/context.server";
import { guardFileForm } from "~/request/file-form.server";
import { answerFile } from "./answer-file.server";

/** What a page may ask for in the address: a smaller size, the middle in a ratio. */
function rulesOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const maxFileSize = Number(searchParams.get("max")) || Number.POSITIVE_INFINITY;
  return { max: 1, maxFileSize, cut: searchParams.get("ratio") ?? undefined };
}

const takePicture = guardFileForm(rulesOf, async ({ ctx, uploaded: [file], fileError }) =>
  answerFile(file ? { file } : { error: fileError ?? ctx.t("upload.missing") }),
);

/**
 * The action that takes one picture of a hydrated page, at once, for whoever the request's page is (R-FILE-03). One that
 * has waited on a device says whose it is (`?owner=`): it is taken from nobody else (409).
 */
export async function takeOnePicture(args: ActionFunctionArgs): Promise<Response> {
  const owner = new URL(args.request.url).searchParams.get("owner");
  if (owner !== null) {
    const { user } = await getContext(args);
    if (owner !== (user.login ? user.info.id : "")) return Response.json(null, { status: 409 });
  }
  return takePicture(args);
}
