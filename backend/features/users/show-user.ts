import type { z } from "@hono/zod-openapi";
import type { userInfo } from "../../contract/user";
import type { Login } from "../../http/login";

/** The fields of a user that the user sees (domain 4.5). */
export function showUser(user: Login["user"]): z.infer<typeof userInfo> {
  const { id, name, lastName, phone, email, lang, permissions } = user;
  return { id, name, last_name: lastName, phone, email, lang, permissions };
}
