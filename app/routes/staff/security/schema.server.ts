import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import { passkeyFields } from "~/features/staff/passkey-fields.server";
import { message, ruledText } from "~/forms/schema.server";

export const securityFields = {
  code: ruledText(["required", ["max_len", loginForm.code.max]]),
  label: ruledText(["required", ["max_len", 60]]),
};
const { code, label } = securityFields;

/** One form of the page each. */
export const securitySchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("codes"), code }),
  z.object({ intent: z.literal("enrol"), state: z.string().max(1000), code, label }),
  z.object({ intent: z.literal("remove"), id: z.uuid(message("error.bad_request")), code }),
  z.object({ intent: z.literal("passkey_add"), ...passkeyFields, label }),
  z.object({ intent: z.literal("end") }),
]);
