import { maxUploadBytes } from "#backend/contract/upload";
import type { CrudClient } from "~/api/crud.server";
import { addPicture } from "~/api/library.server";
import type { RequestContext } from "~/request/context.server";
import { guardFilesForm } from "~/request/file-form.server";
import { actOnTable } from "./act-on-table.server";

const rules = { max: 1, maxFileSize: maxUploadBytes / 1024 };

/** As `actOnTable` where the column `picture` takes a file, too: it is put into the media library, and chosen. */
export function actWithPicture(column: string, clientOf: (ctx: RequestContext) => CrudClient) {
  return guardFilesForm(rules, addPicture, async ({ taken: [added], refused, ...args }) => {
    if (added) args.form.set(column, added.id);
    const [wrong] = refused;
    return actOnTable(args, clientOf(args.ctx), {
      errors: wrong && { [column]: [wrong.text] },
    });
  });
}
