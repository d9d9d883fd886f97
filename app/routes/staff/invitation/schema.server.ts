import { z } from "zod";
import { passwordForm } from "#backend/contract/own-forms";
import { staffForm } from "#backend/contract/staff-admin";
import { ruledText } from "~/forms/schema.server";

export const acceptFields = {
  name: ruledText(["required", ["max_len", staffForm.name.max]]),
  password: ruledText(["required", ["max_len", passwordForm.password.max]], { isRaw: true }),
};

export const acceptSchema = z.object(acceptFields);
