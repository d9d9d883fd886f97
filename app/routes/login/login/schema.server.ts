import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import { ruledText } from "~/forms/schema.server";

/** What the login's forms ask for; a code may be typed in any digits, the backend folds them. */
export const loginFields = {
  target: ruledText(["required", ["max_len", loginForm.target.max]]),
  code: ruledText(["required", ["max_len", loginForm.code.max]]),
  password: ruledText(["required", ["max_len", loginForm.password.max]], { isRaw: true }),
};

const { target, code, password } = loginFields;

/** One button of the login page each. What a new password needs the backend says, all at once (R-PASS-04). */
export const loginSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["target", "target.code"]), target }),
  z.object({ intent: z.literal("password"), password }),
  z.object({ intent: z.literal("code"), code }),
  z.object({ intent: z.literal("reset"), code, password }),
  z.object({
    intent: z.enum(["link", "restart", "others", "send.login", "send.reset", "send.link"]),
  }),
]);
export type LoginInput = z.infer<typeof loginSchema>;
