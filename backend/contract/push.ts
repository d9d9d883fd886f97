import { z } from "@hono/zod-openapi";
import { languageCodes } from "./languages";
import { pushTopics } from "./push-topics";

const topics = z.array(z.enum(pushTopics)).max(pushTopics.length);

const minuteOfDay = z.int().min(0).max(1439);

/** Minutes after midnight; the end comes after the start, over midnight where it is less. */
const quietHours = z.object({ from: minuteOfDay, to: minuteOfDay }).openapi("QuietHours");
export type QuietHours = z.infer<typeof quietHours>;

/** A device that is told of news: the browser of one login. Where it is reached is the shop's secret. */
export const pushDevice = z
  .object({
    id: z.uuid(),
    /** The browser that asks. */
    current: z.boolean(),
    agent: z.string().nullable(),
    topics,
    /** Null where news come at any hour. */
    quiet: quietHours.nullable(),
    /** IANA's name of the zone that the quiet hours are in. */
    zone: z.string(),
    lang: z.enum(languageCodes),
    /** Made for a key that the shop no longer has: to be switched on anew. */
    stale: z.boolean(),
    created_at: z.string(),
    /** When it was last told something; null for never. */
    last_used_at: z.string().nullable(),
  })
  .openapi("PushDevice");
export type PushDevice = z.infer<typeof pushDevice>;

/** GET user/push: whether the shop sends at all, the public key for browsers, and the user's devices. */
export const pushState = z
  .object({
    offered: z.boolean(),
    key: z.string().nullable(),
    data: z.array(pushDevice),
    total: z.number(),
  })
  .openapi("PushState");
export type PushState = z.infer<typeof pushState>;

/** POST user/push: what the browser made (keys in base64url). What is missing stays, or is as usual on a new device. */
export const pushSubscribe = z
  .object({
    endpoint: z.string().min(1).max(1000),
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
    lang: z.enum(languageCodes),
    zone: z.string().min(1).max(60).optional(),
    /** Added to what the device is told of. */
    topics: topics.optional(),
    /** The browser has made itself another address: refused where this login has no device. */
    renews: z.boolean().optional(),
  })
  .strict()
  .openapi("PushSubscribe");
export type PushSubscribe = z.infer<typeof pushSubscribe>;

/** POST user/push/{id}: what is named changes. */
export const pushChange = z
  .object({ topics, quiet: quietHours.nullable() })
  .partial()
  .strict()
  .openapi("PushChange");
export type PushChange = z.infer<typeof pushChange>;

/** GET user/push/news/{id}: the page of the shop that a push was about. */
export const pushNews = z.object({ path: z.string() }).openapi("PushNews");
