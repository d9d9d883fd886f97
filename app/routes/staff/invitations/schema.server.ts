import { z } from "zod";
import { staffForm } from "#backend/contract/staff-admin";
import { message, ruledText } from "~/forms/schema.server";

export const invitationFields = {
  email: ruledText(["required", ["max_len", staffForm.email.max]]),
  name: ruledText(["required", ["max_len", staffForm.name.max]]),
};

/** One form of the page each. */
export const invitationSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("send"),
    ...invitationFields,
    role_id: z.uuid(message("required_error")),
  }),
  z.object({ intent: z.literal("revoke"), id: z.uuid(message("error.bad_request")) }),
]);
