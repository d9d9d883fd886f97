import { z } from "@hono/zod-openapi";

/** The languages that the wire knows; the site defaults name the ones in use. */
export const languageCode = z.enum(["en", "fa"]);
export type WireLanguage = z.infer<typeof languageCode>;
