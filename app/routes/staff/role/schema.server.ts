import { z } from "zod";
import { permissions } from "#backend/contract/permissions";
import { staffForm } from "#backend/contract/staff-admin";
import { message, ruledText } from "~/forms/schema.server";

export const roleFields = { name: ruledText(["required", ["max_len", staffForm.role.max]]) };

const version = z.coerce.number(message("error.bad_request")).int().min(0);

/** One form of the page each. */
export const roleSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    ...roleFields,
    version,
    permissions: z
      .array(z.enum(permissions, message("error.bad_request")))
      .min(1, message("staff.role.choose")),
  }),
  z.object({ intent: z.literal("remove"), version }),
]);
