import { z } from "zod";
import { codePurposes } from "#backend/contract/auth";
import { languageCodes } from "#backend/contract/languages";
import { passwordForm } from "#backend/contract/own-forms";
import {
  calendarChoices,
  digitChoices,
  liteChoices,
  themeChoices,
} from "#backend/contract/preferences";
import { message, ruledText } from "~/forms/schema.server";

const { old, code, password } = passwordForm;

/** What the form for a password asks; what a new one needs the backend says, all at once (R-PASS-04). */
export const passwordFields = {
  old: ruledText(["required", ["max_len", old.max]], { isRaw: true }),
  code: ruledText(["required", ["max_len", code.max]]),
  password: ruledText(["required", ["max_len", password.max]], { isRaw: true }),
};

const id = message("error.bad_request");

const ticked = z
  .string()
  .optional()
  .transform((sent) => sent !== undefined);

/** The buttons of the settings page. A new password is proven by the old one, a code or a fresh login: the backend knows. */
export const settingsSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("password.code"),
    purpose: z.enum(codePurposes, id).default("password"),
  }),
  z.object({
    intent: z.literal("password.set"),
    password: passwordFields.password,
    old: passwordFields.old.optional(),
    code: passwordFields.code.optional(),
  }),
  z.object({
    intent: z.literal("looks"),
    lang: z.enum(languageCodes, id),
    calendar: z.enum(calendarChoices, id),
    digits: z.enum(digitChoices, id),
    theme: z.enum(themeChoices, id),
    lite: z.enum(liteChoices, id),
  }),
  z.object({
    intent: z.literal("notices"),
    /** `orders.email` and the like. */
    notice: z.array(z.string(id)).max(20, id).default([]),
  }),
  z.object({
    intent: z.literal("consents"),
    terms: ticked,
    marketing_email: ticked,
    marketing_sms: ticked,
  }),
  z.object({ intent: z.literal("erase") }),
  z.object({ intent: z.literal("session.end"), session: z.string(id).max(100, id) }),
]);
export type SettingsInput = z.infer<typeof settingsSchema>;
