import { z } from "@hono/zod-openapi";

/** The steps of a profile, in their order (domain 4.5, full-step). */
export const profileSteps = ["identity", "contact", "address", "preferences", "consents"] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** Those that may be left for later; a name and the terms are asked of everybody. */
export const skippableSteps = ["contact", "address", "preferences"] as const;

/** GET user/steps, and part of GET user. */
export const stepsState = z
  .object({
    done: z.array(z.enum(profileSteps)),
    /** The first that is neither done nor skipped; null where none is left. */
    next: z.enum(profileSteps).nullable(),
    /** Of all steps, those that are done; a whole number to 100. */
    percent: z.int(),
  })
  .openapi("ProfileSteps");
export type StepsState = z.infer<typeof stepsState>;

/** POST user/steps/skip */
export const skipAsk = z.object({ step: z.enum(skippableSteps) }).openapi("SkipStep");
