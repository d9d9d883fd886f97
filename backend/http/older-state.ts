import { z } from "@hono/zod-openapi";

/** `?version=`: the fields of an older state of what is edited. */
export const olderState = z.object({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .describe("The fields of an older state"),
});

/** Which one; undefined for the standing one. */
export function versionIn({ version }: z.infer<typeof olderState>): number | undefined {
  return version === undefined ? undefined : Number(version);
}
