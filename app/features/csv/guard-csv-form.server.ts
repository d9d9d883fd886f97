import type { ActionFunctionArgs } from "@remix-run/node";
import { maxCsvText } from "#backend/contract/csv";
import { isStorable } from "#backend/contract/storable-text";
import { type GuardedArguments, requirePost } from "~/request/action.server";
import { openFormReader } from "~/request/read-form.server";

interface CsvFormArguments extends GuardedArguments {
  /** What the file says; null where none was chosen, or what was chosen is no text in UTF-8 or too long a one. */
  csv: string | null;
}

/** guardAction for a form with a CSV file in its field `file`. */
export function guardCsvForm<T>(run: (args: CsvFormArguments) => Promise<T>) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const ctx = await requirePost(args);
    // A letter takes four bytes at most.
    const { parser, read } = openFormReader(args.request, { files: 1, fileSize: maxCsvText * 4 });
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
    return run({ ...args, ctx, form, csv: isWhole ? textOf(Buffer.concat(chunks)) : null });
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
