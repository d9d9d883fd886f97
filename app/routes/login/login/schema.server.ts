import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import { ruledText } from "~/forms/schema.server";

/** No phone has fewer digits, no e-mail less than a name and a host with a dot: whose it is, the backend says. */
const targetPattern = String.raw`.@[^@]+[.。．｡][^@]|(\p{Nd}\P{Nd}*){8}`;

/** What the login's forms ask for; a code may be typed in any digits, the backend folds them. */
export const loginFields = {
  target: ruledText(["required", ["max_len", loginForm.target.max]], {
    shape: { pattern: targetPattern, key: "login.bad_target" },
  }),
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
