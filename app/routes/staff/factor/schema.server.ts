import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import { passkeyFields } from "~/features/staff/passkey-fields.server";
import { message, ruledText } from "~/forms/schema.server";
import { completeMask, isComplete } from "~/ui/mask/mask";
import { recoveryMask } from "./recovery-mask";

/** A code may be typed in any digits, the backend folds them. */
export const codeField = ruledText(["required", ["max_len", loginForm.code.max]]);

export const factorFields = {
  code: codeField,
  recovery_code: ruledText(["required", ["max_len", 40]]),
  label: ruledText(["required", ["max_len", 60]]),
};
const { code, recovery_code, label } = factorFields;

/** Its literals are put in, and it must be whole (R-MASK-06). */
const wholeRecoveryCode = recovery_code
  .refine((typed) => isComplete(recoveryMask, typed), message("required_error"))
  .transform((typed) => completeMask(recoveryMask, typed));

/** One form of the page each. */
export const factorSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("code"), code }),
  z.object({ intent: z.literal("recovery"), recovery_code: wholeRecoveryCode }),
  z.object({ intent: z.literal("passkey"), ...passkeyFields }),
  z.object({ intent: z.literal("enrol"), state: z.string().max(1000), code, label }),
]);
