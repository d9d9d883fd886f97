import { maxUploadBytes } from "#backend/contract/upload";
import type { FileRules, FilesFormArguments } from "~/request/file-form.server";

/** What the form of a table with a picture takes beside its fields. */
export const oneFile: FileRules = { max: 1, maxFileSize: maxUploadBytes / 1024 };

type Sent = Pick<FilesFormArguments<{ id: string }>, "form" | "taken" | "refused">;

/** Chooses the picture that a table's form handed in for a column, which is in the media library by now; answers why it isn't. */
export function takePicture({ form, taken: [added], refused: [wrong] }: Sent, column: string) {
  if (added) form.set(column, added.id);
  return { errors: wrong && { [column]: [wrong.text] } };
}
