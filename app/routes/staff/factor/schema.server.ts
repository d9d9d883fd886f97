import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import { passkeyFields } from "~/features/staff/passkey-fields.server";
import { ruledText } from "~/forms/schema.server";

/** A code may be typed in any digits, the backend folds them. */
export const codeField = ruledText(["required", ["max_len", loginForm.code.max]]);

export const factorFields = {
  code: codeField,
  recovery_code: ruledText(["required", ["max_len", 40]]),
  label: ruledText(["required", ["max_len", 60]]),
};
const { code, recovery_code, label } = factorFields;

/** One form of the page each. */
export const factorSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("code"), code }),
  z.object({ intent: z.literal("recovery"), recovery_code }),
  z.object({ intent: z.literal("passkey"), ...passkeyFields }),
  z.object({ intent: z.literal("enrol"), state: z.string().max(1000), code, label }),
]);
