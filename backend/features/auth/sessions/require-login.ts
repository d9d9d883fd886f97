import type { Permission } from "../../../contract/permissions";
import type { Context } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import { findFreshLogin, type NeededForLogin } from "./find-session";

/**
 * The login of a call that acts for a user, or that only some of the staff may make, such as `orders.write`; `*` may
 * all. What it answers is stored nowhere. Throws `auth.failed` for a visitor, `error.forbidden` without the permission.
 */
export async function requireLogin(
  needed: NeededForLogin,
  c: Context,
  permission?: Permission,
): Promise<Login> {
  c.header("Cache-Control", "no-store");
  const login = await findFreshLogin(needed, c);
  if (!login) throw new ApiError("auth.failed");
  const { permissions } = login.user;
  if (permission && !permissions.includes("*") && !permissions.includes(permission)) {
    throw new ApiError("error.forbidden");
  }
  return login;
}
