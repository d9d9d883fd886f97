import { z } from "zod";
import { languageCodes } from "#backend/contract/languages";
import {
  calendarChoices,
  digitChoices,
  liteChoices,
  noticeChannels,
  noticeEvents,
} from "#backend/contract/preferences";
import { skippableSteps } from "#backend/contract/profile-steps";
import { contactSchemas } from "~/features/profile/contact-schema.server";
import { nameFields } from "~/features/profile/identity-fields.server";
import { message, ruledList } from "~/forms/schema.server";

const unclear = message("error.bad_request");
const ticked = z
  .string(unclear)
  .optional()
  .transform((sent) => sent !== undefined);

/** Boxes of the table of notices: `orders.email`. */
const noticeNames = noticeEvents.flatMap((event) =>
  noticeChannels.map((channel) => `${event}.${channel}` as const),
);

const preferencesSchema = z.object({
  intent: z.literal("preferences.save"),
  lang: z.enum(languageCodes, unclear),
  calendar: z.enum(calendarChoices, unclear),
  digits: z.enum(digitChoices, unclear),
  lite: z.enum(liteChoices, unclear),
  notices: z.array(z.enum(noticeNames, unclear)).default([]),
});
export type PreferencesInput = z.infer<typeof preferencesSchema>;

/** The buttons of the wizard's pages. */
export const fullStepSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("identity.save"), ...nameFields }),
  ...contactSchemas,
  z.object({ intent: z.enum(["address.place", "address.save"]) }),
  preferencesSchema,
  z.object({
    intent: z.literal("consents.save"),
    terms: ruledList(["required"], { words: { required_error: "steps.terms_needed" } }),
    marketing_email: ticked,
    marketing_sms: ticked,
  }),
  z.object({ intent: z.literal("step.skip"), skipped: z.enum(skippableSteps, unclear) }),
]);
export type FullStepInput = z.infer<typeof fullStepSchema>;
