import { staffTables } from "~/api/crud.server";
import { addPicture } from "~/api/library.server";
import { actOnTable } from "~/features/crud/act-on-table.server";
import { oneFile, takePicture } from "~/features/crud/take-picture.server";
import { guardFilesForm } from "~/request/file-form.server";

/** Adds, changes and removes brands; a picture that is handed in goes into the library first. */
export const action = guardFilesForm(oneFile, addPicture, (sent) =>
  actOnTable(sent, staffTables.brands(sent.ctx), takePicture(sent, "picture")),
);
