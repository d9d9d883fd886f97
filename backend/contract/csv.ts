import { z } from "@hono/zod-openapi";
import { isStorable } from "./storable-text";

/** Lines of a list that comes in at once. */
export const maxCsvLines = 10_000;
/** Signs of such a list; each takes three bytes at most. */
export const maxCsvText = 1_000_000;
/** Bytes of the call that brings one: its letters, and the quotes and ends of lines that JSON marks. */
export const maxCsvBody = 4 * 1024 * 1024;

/** Lines of which a preview tells what is different. */
export const previewedCsvLines = 100;
/** Signs of a cell that a preview tells. */
export const previewedCsvCell = 80;

/** A list as a CSV file: a line that names the columns, then one for each row. */
export const csvFile = z.object({ csv: z.string() }).openapi("CsvFile");

/** With `preview` the file is tried, and nothing of it stays. */
export const csvInput = z
  .object({
    csv: z.string().max(maxCsvText).refine(isStorable),
    preview: z.boolean().default(false),
  })
  .openapi("CsvInput");
export type CsvInput = z.infer<typeof csvInput>;

/** A cell whose row says something else before; long ones are cut. */
const csvCell = z.object({ column: z.string(), was: z.string(), is: z.string() });

/** What one line does. */
export const csvChange = z.object({
  line: z.number().int(),
  action: z.enum(["add", "change"]),
  /** What its row is called. */
  name: z.string(),
  cells: z.array(csvCell),
});
export type CsvChange = z.infer<typeof csvChange>;

/** What a list that came in has done; rows that said what holds already are counted nowhere. */
export const csvTaken = z
  .object({
    added: z.number().int(),
    changed: z.number().int(),
    /** Of a preview, what its first lines would do. */
    rows: z.array(csvChange).optional(),
  })
  .openapi("CsvTaken");
export type CsvTaken = z.infer<typeof csvTaken>;
