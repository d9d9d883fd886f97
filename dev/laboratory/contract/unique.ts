import { z } from "@hono/zod-openapi";

/** What the unique input asks: is this name free (R-UNIQ-02)? */
export const uniqueAsk = z.strictObject({ unique_name: z.string().trim().min(1).max(60) });
/** `data` says that it is free. */
export const uniqueAnswer = z.object({ data: z.object({ unique_name: z.string() }) });
