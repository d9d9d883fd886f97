import { z } from "@hono/zod-openapi";
import { consentKinds } from "./consent";

/** One line of the log of consents; lines are added, never changed. */
const consentLine = z.object({
  kind: z.enum(consentKinds),
  /** Of the wording that it was given to. */
  version: z.string(),
  granted: z.boolean(),
  at: z.string(),
});

/** GET user/consents: how each stands, and how it came to that, the newest first. */
export const userConsents = z
  .object({
    /** By kind; `version` is the wording's of today, and `granted` says whether that one was allowed. */
    standing: z.record(
      z.enum(consentKinds),
      z.object({ granted: z.boolean(), version: z.string(), at: z.string().nullable() }),
    ),
    data: z.array(consentLine),
    total: z.number().int(),
  })
  .openapi("UserConsents");
export type UserConsents = z.infer<typeof userConsents>;

/**
 * POST user/consents: what is named is allowed or refused from now on, in today's wording. The terms can only be
 * accepted: who no longer wants them closes the account.
 */
export const consentsChange = z
  .object({
    terms: z.literal(true),
    marketing_email: z.boolean(),
    marketing_sms: z.boolean(),
    referral: z.boolean(),
  })
  .partial()
  .strict()
  .openapi("UserConsentsChange");
export type ConsentsChange = z.infer<typeof consentsChange>;
