import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import { ruledText } from "~/forms/schema.server";

export const staffLoginFields = {
  target: ruledText(["required", ["max_len", loginForm.target.max]]),
  password: ruledText(["required", ["max_len", loginForm.password.max]], { isRaw: true }),
};

export const staffLoginSchema = z.object(staffLoginFields);
