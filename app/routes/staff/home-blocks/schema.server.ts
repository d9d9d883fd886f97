import { z } from "zod";
import { homeBlockMoves } from "#backend/contract/home-blocks";
import { versionField } from "~/features/editing/fields.server";
import { message } from "~/forms/schema.server";

/** A step of one block, by its button. */
export const moveSchema = z.object({
  intent: z.enum(homeBlockMoves, message("error.bad_request")),
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, message("error.bad_request"))
    .transform(Number),
  version: versionField,
});
