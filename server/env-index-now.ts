import { z } from "zod";
import type { IndexNowSettings } from "#backend/ports/index-notifier";

/** The environment's words about who tells search engines of changed pages. */
export const indexNowShape = {
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 Latin letters, digits and hyphens")
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default("https://api.indexnow.org/indexnow"),
};

/** Undefined without a key: then nobody is told. */
export function indexNowOf({
  INDEXNOW_KEY: key,
  INDEXNOW_URL: url,
}: z.infer<z.ZodObject<typeof indexNowShape>>): IndexNowSettings | undefined {
  return key ? { url, key } : undefined;
}
