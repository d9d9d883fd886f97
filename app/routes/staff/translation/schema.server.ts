import { z } from "zod";
import { maxText } from "#backend/contract/staff-texts";
import { textsField, versionField } from "~/features/editing/fields.server";
import { ruledText } from "~/forms/schema.server";

export const translationSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    version: versionField,
    texts: textsField(z.object({ said: ruledText([["max_len", maxText]]) })),
  }),
  z.object({ intent: z.literal("remove"), version: versionField }),
]);
