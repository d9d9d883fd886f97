import { deflateRawSync, inflateRawSync } from "node:zlib";
import { maxCsvText } from "#backend/contract/csv";

/** Bytes of a file at most. */
export const maxCsvBytes = maxCsvText * 3;

/** A file as a hidden field of a form carries it: what was previewed is what is taken, to the end of each line. */
export function packCsv(csv: string): string {
  return deflateRawSync(csv).toString("base64url");
}

/** The bytes that such a field carries; null for what is none, or more than a file may have. */
export function unpackCsv(field: string): Buffer | null {
  try {
    return inflateRawSync(Buffer.from(field, "base64url"), { maxOutputLength: maxCsvBytes });
  } catch {
    return null;
  }
}
