import { z } from "@hono/zod-openapi";
import { calendarChoices, digitChoices } from "./preferences";
import { stepsState } from "./profile-steps";

/** The user's public fields; empty for a visitor (R-ENT, domain 4.5). */
export const userInfo = z.object({
  id: z.string(),
  name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  lang: z.string().nullable(),
  permissions: z.array(z.string()),
});

/** How much waits to be read: answers of the staff, by ticket. */
const unread = z.object({ tickets: z.number().int().min(0) });

/** With what the account's own pages show of it on each of them. */
const accountInfo = userInfo.extend({
  /** The picture's address. */
  avatar: z.string().nullable(),
  /** How its own pages write dates and figures. */
  calendar: z.enum(calendarChoices),
  digits: z.enum(digitChoices),
  steps: stepsState,
  unread,
});

/** GET user (R-API-09). */
export const userState = z
  .union([
    z.object({ login: z.literal(true), info: accountInfo }),
    z.object({ login: z.literal(false), info: z.object({}).strict() }),
  ])
  .openapi("User");
export type UserState = z.infer<typeof userState>;

/** GET user/renew-token (R-API-10). */
export const renewedToken = z.object({ token: z.string() }).openapi("RenewedToken");
