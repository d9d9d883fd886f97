import { data } from "@remix-run/node";
import type { FileFormArguments } from "~/request/file-form.server";

/** The new picture, or what is wrong with what was sent. */
export async function answerAvatar({ ctx, uploaded: [picture], fileError }: FileFormArguments) {
  if (picture) return data({ url: picture.url, error: null });
  return data({ url: null, error: fileError ?? ctx.t("upload.missing") }, 400);
}
