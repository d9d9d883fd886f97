import { z } from "zod";
import { message } from "~/forms/schema.server";

const refused = message("error.bad_request");

/** An answer about what is kept, by the page itself or by a recommendation's link; or everything is cleared. */
export const deviceSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("referral"),
    answer: z.enum(["yes", "no"], refused),
    /** The link's that asked. */
    token: z
      .string(refused)
      .regex(/^[\w-]{22}$/, refused)
      .optional(),
  }),
  z.object({ intent: z.literal("clear") }),
]);
