import { data } from "@remix-run/node";
import { readFileValue } from "~/features/upload/read-file-value.server";
import type { FileFormArguments } from "~/request/file-form.server";
import type { FileValue } from "~/ui/file/file-value";

export interface CropAnswer {
  picture: FileValue | null;
  error: string | null;
  /** The picture's link, once the form has sent it. */
  sent: string | null;
}

/** The newest picture, cut by the server, or the one that was cut before. */
export async function answerCrop(args: FileFormArguments) {
  const { value, error, isArranging } = await readFileValue(args, { name: "picture", max: 2 });
  const picture = value.at(-1) ?? null;
  const missing = picture || error ? null : args.ctx.t("upload.missing");
  const answer: CropAnswer = { picture, error: error ?? missing, sent: null };
  if (answer.error) return data(answer, 400);
  return data({ ...answer, sent: isArranging ? null : (picture?.url ?? null) });
}
