import { z } from "zod";
import type { CsvTaken } from "#backend/contract/csv";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import { redirectTo } from "~/request/redirects.server";
import { csvErrors } from "./csv-errors.server";
import { guardCsvForm } from "./guard-csv-form.server";

/** Beside its file the form says nothing but what it is. */
const schema = z.object({ intent: z.literal("take") });

type Arguments = Parameters<Parameters<typeof guardCsvForm>[0]>[0];

interface CsvList {
  /** Where the list is shown, to which a file that was taken leads back. */
  path: string;
  take(csv: string): Promise<CsvTaken>;
  nameColumn(column: string): string;
}

/** The action of a page with a `CsvForm`: all lines of the file are taken, or none, and the wrong one is named. */
export function takeCsv(listOf: (args: Arguments) => CsvList) {
  return guardCsvForm(async (args) => {
    const { ctx, csv } = args;
    const submission = parseForm(args, schema);
    if (submission.status !== "success") return toErrorResponse(submission);
    const refuse = (file: string[]) => toErrorResponse(submission, { fieldErrors: { file } });
    if (csv === null) return refuse([ctx.t("csv.no_text")]);
    const list = listOf(args);
    try {
      const { added, changed } = await list.take(csv);
      const { number } = formatsFor(ctx.lang);
      const params = { added: number(added), changed: number(changed) };
      const flash = { type: "success", key: "csv.taken", params } as const;
      return redirectTo(ctx, list.path, { flash });
    } catch (error) {
      return refuse(csvErrors(ctx, error, list.nameColumn));
    }
  });
}
