import type { ActionFunctionArgs } from "@remix-run/node";
import { maxCsvText } from "#backend/contract/csv";
import { isStorable } from "#backend/contract/storable-text";
import { type GuardedArguments, requirePost } from "~/request/action.server";
import { openFormReader } from "~/request/read-form.server";
import { maxCsvBytes, unpackCsv } from "./carry-csv.server";

interface CsvFormArguments extends GuardedArguments {
  /** What the file says; null where none was chosen, or what was chosen is no text in UTF-8 or too long a one. */
  csv: string | null;
}

/** A preview's file, which is sent again as a field. */
const carried = "carried";

/** guardAction for a form with a CSV file in its field `file`, or in the field that carries one from its preview. */
export function guardCsvForm<T>(run: (args: CsvFormArguments) => Promise<T>) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const ctx = await requirePost(args);
    const limits = { files: 1, fileSize: maxCsvBytes, fieldSize: maxCsvBytes * 1.4 };
    const { parser, read } = openFormReader(args.request, limits);
    const chunks: Buffer[] = [];
    let isWhole = false;
    parser.on("file", (field, stream, { filename }) => {
      stream.on("error", () => {});
      // A field in which nothing was chosen has a nameless file.
      if (field !== "file" || !filename) return stream.resume();
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        isWhole = !stream.truncated;
      });
    });
    const form = await read();
    const field = form.get(carried);
    // No refused form sends it back a second time.
    form.delete(carried);
    const bytes = isWhole ? Buffer.concat(chunks) : field ? unpackCsv(String(field)) : null;
    return run({ ...args, ctx, form, csv: bytes && textOf(bytes) });
  };
}

function textOf(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.trim() !== "" && text.length <= maxCsvText && isStorable(text) ? text : null;
  } catch {
    return null;
  }
}
