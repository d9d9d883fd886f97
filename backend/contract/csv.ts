import { z } from "@hono/zod-openapi";
import { isStorable } from "./storable-text";

/** Lines of a list that comes in at once. */
export const maxCsvLines = 5_000;
/** Signs of such a list; its letters may take two bytes each. */
export const maxCsvText = 240_000;

/** A list as a CSV file: a line that names the columns, then one for each row. */
export const csvFile = z.object({ csv: z.string() }).openapi("CsvFile");

export const csvInput = z
  .object({ csv: z.string().max(maxCsvText).refine(isStorable) })
  .openapi("CsvInput");

/** What a list that came in has done; rows that said what holds already are counted nowhere. */
export const csvTaken = z
  .object({ added: z.number().int(), changed: z.number().int() })
  .openapi("CsvTaken");
export type CsvTaken = z.infer<typeof csvTaken>;
