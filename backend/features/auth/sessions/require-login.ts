import type { Permission } from "../../../contract/permissions";
import type { Context } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { findFreshLogin, type Login, type NeededForLogin } from "./find-session";

/** The login of a call that acts for a user; `auth.failed` for a visitor. What it answers is stored nowhere. */
export async function requireLogin(needed: NeededForLogin, c: Context): Promise<Login> {
  c.header("Cache-Control", "no-store");
  const login = await findFreshLogin(needed, c);
  if (!login) throw new ApiError("auth.failed");
  return login;
}

/** The login of a call that only some of the staff may make, such as `orders.write`; `*` may all. */
export async function requirePermission(
  needed: NeededForLogin,
  c: Context,
  permission: Permission,
): Promise<Login> {
  const login = await requireLogin(needed, c);
  const { permissions } = login.user;
  if (!permissions.includes("*") && !permissions.includes(permission)) {
    throw new ApiError("error.forbidden");
  }
  return login;
}
