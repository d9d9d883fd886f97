import { z } from "zod";
import type { CsvTaken } from "#backend/contract/csv";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import { redirectTo } from "~/request/responses.server";
import { csvErrors } from "./csv-errors.server";
import { guardCsvForm } from "./guard-csv-form.server";
import { toCsvPreview } from "./to-csv-preview.server";

/** Beside its file the form says nothing but what is asked. */
const schema = z.object({ intent: z.enum(["try", "take"]) });

type Arguments = Parameters<Parameters<typeof guardCsvForm>[0]>[0];

interface CsvList {
  /** Where the list is shown, to which a file that was taken leads back. */
  path: string;
  take(csv: string, preview: boolean): Promise<CsvTaken>;
  nameColumn(column: string): string;
}

/**
 * The action of a page with a `CsvForm`: all lines of the file are taken, or none, and the wrong one is named. First it may
 * be asked what they would do.
 */
export function takeCsv(listOf: (args: Arguments) => CsvList) {
  return guardCsvForm(async (args) => {
    const { ctx, csv } = args;
    const submission = parseForm(args, schema);
    if (submission.status !== "success") return toErrorResponse(submission);
    const refuse = (file: string[]) => toErrorResponse(submission, { fieldErrors: { file } });
    if (csv === null) return refuse([ctx.t("csv.no_text")]);
    const list = listOf(args);
    const isPreview = submission.value.intent === "try";
    try {
      const taken = await list.take(csv, isPreview);
      if (isPreview) {
        const preview = toCsvPreview(ctx, { csv, taken, nameColumn: list.nameColumn });
        return toErrorResponse(submission, {}, { preview }, 200);
      }
      const { number } = formatsFor(ctx.lang);
      const params = { added: number(taken.added), changed: number(taken.changed) };
      const flash = { type: "success", key: "csv.taken", params } as const;
      return redirectTo(ctx, list.path, { flash });
    } catch (error) {
      return refuse(csvErrors(ctx, error, list.nameColumn));
    }
  });
}
