import { z } from "zod";
import { pushTopics } from "#backend/contract/push-topics";
import { message } from "~/forms/schema.server";

const bad = message("error.bad_request");
const device = z.string(bad).max(100, bad);
const hour = z.coerce.number(bad).int(bad).min(0, bad).max(23, bad);
const short = z.string(bad).max(200, bad);

/** The buttons of the page. What the browser made is there only where scripts have asked it. */
export const pushSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("on"),
    topic: z.enum(pushTopics, bad).optional(),
    back: z.string(bad).max(2000, bad).optional(),
    endpoint: z.string(bad).max(1000, bad).optional(),
    p256dh: short.optional(),
    auth: short.optional(),
    zone: short.optional(),
    /** Of the worker, whose browser has made another address. */
    renews: z.literal("1", bad).optional(),
  }),
  z
    .object({
      intent: z.literal("save"),
      device,
      topic: z.array(z.enum(pushTopics, bad)).max(pushTopics.length, bad).default([]),
      quiet: z
        .string()
        .optional()
        .transform((sent) => sent !== undefined),
      from: hour,
      to: hour,
    })
    .superRefine(({ quiet, from, to }, context) => {
      if (!quiet || from !== to) return;
      context.addIssue({ code: "custom", message: "push.same_hours", path: ["to"] });
    }),
  z.object({ intent: z.literal("remove"), device }),
]);
export type PushInput = z.infer<typeof pushSchema>;
