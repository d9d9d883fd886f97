import type { Call } from "../../http/app";
import { CallError } from "../../http/errors";
import type { Services } from "../../services";
import { findFreshLogin, type Login } from "./find-session";
import { tokenOf } from "./tokens";

type Needed = Pick<Services, "database" | "clock">;

/** The login of a call that acts for a user; `auth.failed` for a visitor. What it answers is stored nowhere. */
export async function requireLogin({ database, clock }: Needed, c: Call): Promise<Login> {
  c.header("Cache-Control", "no-store");
  const token = tokenOf(c.req.header("Authorization"));
  const login = await findFreshLogin(database, token, clock.now());
  if (!login) throw new CallError("auth.failed");
  return login;
}

/** The login of a call that only some of the staff may make, such as `orders.write`; `*` may all. */
export async function requirePermission(
  needed: Needed,
  c: Call,
  permission: string,
): Promise<Login> {
  const login = await requireLogin(needed, c);
  const { permissions } = login.user;
  if (!permissions.includes("*") && !permissions.includes(permission)) {
    throw new CallError("error.forbidden");
  }
  return login;
}
