import { z } from "zod";
import { message, opIdField } from "~/forms/schema.server";

export const revokeSchema = z.object({
  intent: z.literal("revoke", message("error.bad_request")),
  op_id: opIdField,
});
