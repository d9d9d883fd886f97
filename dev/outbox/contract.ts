import { z } from "@hono/zod-openapi";
import { loginChannels } from "#backend/contract/auth";

/** GET dev/outbox: what went out last, the newest first; only where DEMO is on (decisions 8). */
export const outbox = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        channel: z.enum(loginChannels),
        target: z.string(),
        lang: z.string(),
        kind: z.string(),
        status: z.enum(["pending", "sent", "failed"]),
        /** Null for an SMS. */
        subject: z.string().nullable(),
        text: z.string(),
        html: z.string().nullable(),
        at: z.string(),
        error: z.string().nullable(),
      }),
    ),
    total: z.number().int(),
  })
  .openapi("Outbox");
export type Outbox = z.infer<typeof outbox>;
