import { z } from "zod";
import { message } from "~/forms/schema.server";

const checked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** One form of the page each. */
export const memberSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    version: z.coerce.number(message("error.bad_request")).int().min(0),
    role_id: z
      .string()
      .optional()
      .transform((id) => id || null),
    suspended: checked,
    drop_own: checked,
  }),
  z.object({ intent: z.literal("reset") }),
]);
