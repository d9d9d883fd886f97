import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import { message, ruledText } from "~/forms/schema.server";

const unclear = message("error.bad_request");

/** What the forms for a phone, an e-mail and its code ask; whether a code can go there the backend says. */
export const contactFields = {
  "phone.number": ruledText(["required", ["max_len", 40]]),
  email: ruledText(["required", ["max_len", loginForm.target.max]]),
  code: ruledText(["required", ["max_len", loginForm.code.max]]),
};

/** Their buttons. */
export const contactSchemas = [
  z.object({
    intent: z.literal("contact.phone"),
    phone: z.object({
      country: z.string(unclear).max(2, unclear),
      number: contactFields["phone.number"],
    }),
  }),
  z.object({ intent: z.literal("contact.email"), email: contactFields.email }),
  z.object({ intent: z.literal("contact.verify"), channel: z.enum(["sms", "email"]) }),
  z.object({ intent: z.literal("contact.prove"), code: contactFields.code }),
  z.object({ intent: z.enum(["contact.again", "contact.restart"]) }),
] as const;
export type ContactInput = z.infer<(typeof contactSchemas)[number]>;
