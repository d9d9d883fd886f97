import { z } from "@hono/zod-openapi";

/** What the check input asks: one field by its own name and what stands in it (R-CHK-01). */
export const checkAsk = z
  .record(z.string().max(60), z.string().trim().min(1).max(60))
  .refine((body) => Object.keys(body).length === 1);
/** Passed on to who uses the input. */
export const checkAnswer = z.object({
  data: z.object({ code: z.string(), percent: z.number().int() }),
});

/** What a select offers, GET {url}?s= (R-SEL-01, C-43). */
export const choiceList = z.array(z.object({ name: z.string(), value: z.string() }));
/** What a search finds, GET {url}?search=&category= (R-SEARCH-03, C-43). */
export const hitList = z.array(z.object({ name: z.string() }));

/** What a created form keeps: the item as it was understood. */
export const formAnswer = z.object({
  data: z.object({ id: z.string(), name: z.string() }),
  /** By which method it came (R-FORM-05). */
  method: z.enum(["POST", "PUT"]),
});
