import { z } from "zod";
import { identityFields } from "~/features/profile/identity-fields.server";
import { message } from "~/forms/schema.server";

const unclear = message("error.bad_request");
const ticked = z
  .string(unclear)
  .optional()
  .transform((sent) => sent !== undefined);

const identitySchema = z.object({
  intent: z.literal("profile.save"),
  ...identityFields,
  gender: z.string(unclear).max(20, unclear).default(""),
  forget_national_code: ticked,
  is_business: ticked,
});
export type IdentityInput = z.infer<typeof identitySchema>;

/** The buttons of the profile's page. */
export const profileSchema = z.discriminatedUnion("intent", [
  identitySchema,
  z.object({
    intent: z.literal("avatar.save"),
    /** The link of a picture that was cut already; without it the form has a file. */
    picture: z.string(unclear).max(200, unclear).optional(),
  }),
  z.object({ intent: z.literal("avatar.remove") }),
]);
export type ProfilePageInput = z.infer<typeof profileSchema>;
