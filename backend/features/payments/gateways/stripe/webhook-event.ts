import { z } from "@hono/zod-openapi";
import type { WebhookEvent } from "../gateway";
import { parseLeniently } from "../redact";

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({
    object: z.object({ id: z.string(), object: z.string().optional() }),
  }),
});

/** What a webhook call is about. Of its facts only the session's name is read: the rest is asked for (payments 5.2). */
export function readWebhookEvent(rawBody: Buffer): WebhookEvent | null {
  const parsed = event.safeParse(parseLeniently(rawBody.toString("utf8")));
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const isSession = type.startsWith("checkout.session.");
  return { eventId: id, kind: type, authority: isSession ? data.object.id : null };
}
