import { data } from "@remix-run/node";
import { readFileValue } from "~/features/upload/read-file-value.server";
import { apiErrors } from "~/forms/parse.server";
import type { FileFormArguments } from "~/request/file-form.server";
import type { FileValue } from "~/ui/file/file-value";
import { sentValue } from "~/ui/file/file-value";
import { keepLabPictures } from "../../api/pictures.server";
import type { FormKind } from "./forms";
import { formKinds } from "./forms";

export interface FilesAnswer {
  kind: FormKind;
  title: string;
  pictures: FileValue[];
  titleError: string | null;
  pictureError: string | null;
  /** The form's value as it was kept; null while it is not. */
  kept: string | null;
}

/** A form with pictures: they survive until everything else is right, too. */
export async function answerFiles(args: FileFormArguments, kind: FormKind) {
  const { ctx, form } = args;
  const { value, error, isArranging } = await readFileValue(args, {
    name: "pictures",
    max: formKinds[kind].max,
  });
  const title = String(form.get("title") ?? "").trim();
  const titleError = title || isArranging ? null : ctx.t("required_error");
  const stays: FilesAnswer = {
    kind,
    title,
    pictures: value,
    titleError,
    pictureError: error,
    kept: null,
  };
  if (error || titleError) return data(stays, 400);
  if (isArranging) return data(stays);
  try {
    const pictures = await keepLabPictures(
      ctx.api,
      value.map(({ url }) => url),
    );
    const kept = pictures.map((file) => sentValue(file, formKinds[kind].meta)).join(", ");
    return data<FilesAnswer>({ ...stays, title: "", pictures: [], kept: `[${kept}]` });
  } catch (refused) {
    const { formErrors, fieldErrors } = apiErrors(ctx, refused);
    const [pictureError = null] = fieldErrors.pictures ?? formErrors;
    return data({ ...stays, pictureError }, 400);
  }
}
