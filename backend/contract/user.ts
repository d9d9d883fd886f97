import { z } from "@hono/zod-openapi";

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

/** GET user (R-API-09). */
export const userState = z
  .union([
    z.object({ login: z.literal(true), info: userInfo }),
    z.object({ login: z.literal(false), info: z.object({}).strict() }),
  ])
  .openapi("User");
export type UserState = z.infer<typeof userState>;

/** GET user/renew-token (R-API-10). */
export const renewedToken = z.object({ token: z.string() }).openapi("RenewedToken");
